// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Play": the game against the program of the page, or of two people.
import { programTurn, standOf } from '../core/game.js';
import {
  button, capital, choiceOf, gameBase, isOnNothing, listOfNames, nameOf, nothingSays, paragraph, pathOfGame,
  person, row, tokenLine, unfitLine,
} from './parts.js';
import { answersAt, mistakeIn } from './reasons.js';
import { sentences, t } from './texts.js';

const MOST_OFFERED = 6;  // the most starts or moves that the panel lists

// Checks whether the program of the page made the last of these moves.
const isByProgram = ({ state }, moves) =>
  moves.length > 1 && (moves.length - 2) % 2 === programTurn(state);

function playOverlay(now) {
  const moves = pathOfGame(now);
  const overlay = { cursor: now.cursor, mate: [] };
  if (moves.length === 0) return overlay;
  const stand = standOf(now.item.graph, moves);
  const shows = now.state.hint && programTurn(now.state) !== stand.turn && stand.wins;
  const good = shows ? stand.winning : [];
  return { ...overlay, token: stand.token, good: good.map((v) => [stand.token, v]),
    arrows: shows ? answersAt(stand).replies : [],
    reply: isByProgram(now, moves) ? moves.slice(-2) : null,
    choices: stand.choices.filter((v) => !good.includes(v)) };
}

// Returns a text about the move that decided a game that is over: the loser's last mistake or, if
// the loser made no mistake, the last move of the winner where another move would have lost.
function decisionOf(now, moves) {
  const { item: { graph } } = now;
  const loser = (moves.length - 1) % 2;
  const mistake = mistakeIn(now, moves);
  const name = (i) => nameOf(now, moves[i]);
  if (mistake !== -1) return t('lostByMove', { v: name(mistake + 1), who: person(now, loser) });
  if (loser !== programTurn(now.state) && programTurn(now.state) !== -1) return t('lostFromStart');
  for (let i = moves.length - 2; i >= 0; i -= 2) {
    const { choices, winning } = standOf(graph, moves.slice(0, i + 1));
    const others = choices.filter((v) => !winning.includes(v));
    if (others.length > 0) return t('wonByMove', { v: name(i + 1), from: name(i), list: listOfNames(now, others) });
  }
  return t('wonAnyhow');
}

// Returns a text that says which player wins from a position of the game.
function winnerSays(now, stand) {
  return t('canWin', { Who: capital(person(now, stand.wins ? stand.turn : 1 - stand.turn)) });
}

// Returns a text about the winning moves, and about how to go on after one of them.
function hintSays(now, stand) {
  const other = person(now, 1 - stand.turn);
  if (!stand.wins) return t('hintNone', { other });
  const list = listOfNames(now, stand.winning);
  const { first: [[, to]], replies } = answersAt(stand);
  const answers = replies.slice(0, MOST_OFFERED)
    .map(([u, w]) => t('hintAnswer', { v: nameOf(now, u), w: nameOf(now, w) })).join(t('comma'));
  return sentences(t('hintMoves', { list, count: stand.winning.length }),
    t(answers === '' ? 'hintStuck' : 'hintAnswers', { v: nameOf(now, to), list: answers, other }));
}

// Checks whether the visitor has not moved yet.
const isOpening = ({ state }, moves) => moves.length <= (programTurn(state) === 0 ? 2 : 1);

const ruleOf = ({ item }) => t(item.pieces ? 'playRule_pieces' : 'playRule');

function playSays(now) {
  const moves = pathOfGame(now);
  const program = programTurn(now.state);
  const stand = moves.length > 0 ? standOf(now.item.graph, moves) : null;
  const canWin = stand ? stand.wins === (stand.turn !== program) : wonStarts(now).length > 0;
  const title = program === -1 || !canWin ? '' : `<h2>${t('example_canYouBeatMe')}</h2>`;
  const rule = paragraph(ruleOf(now));
  if (stand === null) return title + paragraph(t('chooseStart'), 'lead') + rule;
  const v = nameOf(now, stand.token);
  const [from] = moves.slice(-2);
  const moved = !isByProgram(now, moves) ? ''
    : paragraph(t(now.item.pieces ? 'programSlid' : 'programMoved', { from: nameOf(now, from), v }));
  const Who = capital(person(now, stand.turn));
  if (stand.choices.length === 0) {
    const key = program === -1 ? 'overTwo' : program === stand.turn ? 'overProgram' : 'overYou';
    return moved + paragraph(t(key, { Who }), 'lead') + (moves.length > 1 ? paragraph(decisionOf(now, moves)) : '');
  }
  const [start, end] = isOpening(now, moves) ? [title, rule] : [moved, ''];
  if (program === stand.turn) return start + paragraph(t('programTurn'), 'lead') + end;
  const list = stand.choices.length <= MOST_OFFERED ? listOfNames(now, stand.choices) : t('markedPlace');
  const turn = t(program === -1 ? 'turn_their' : 'turn_your', { Who });
  return start + paragraph(t(now.item.pieces ? 'slide' : 'go', { turn, v, list }), 'lead') +
    (now.state.asked ? paragraph(winnerSays(now, stand)) : '') +
    (now.state.hint ? paragraph(hintSays(now, stand), 'good') : '') + end;
}

// Returns a text about whether the token can move to the vertex under the cursor.
function playDescribes(now) {
  const { item, pointed } = now;
  const moves = pathOfGame(now);
  if (pointed === -1) return isOnNothing(now) ? nothingSays(now) : '';
  const v = nameOf(now, pointed);
  if (moves.length === 0) return t('here_begin', { v });
  const { token, choices } = standOf(item.graph, moves);
  const key = pointed === token ? 'token' : choices.includes(pointed) ? 'choice' : moves.includes(pointed) ? 'visited' : 'far';
  return t(`here_${key}`, { v, from: nameOf(now, token), pieces: item.pieces });
}

function playControls(now) {
  const moves = pathOfGame(now);
  const { asked, hint, opponent } = now.state;
  const isOver = moves.length > 0 && standOf(now.item.graph, moves).choices.length === 0;
  const isOff = moves.length === 0 || isOver;
  const sides = ['second', 'first', 'none'].map((value) =>
    button('opponent', t(`opponent_${value}`), { value, pressed: opponent === value }));
  const { token, starts = token >= 0 ? [token] : [] } = now.item;
  const offered = moves.length > 0 ? [] : [...new Set(starts)].slice(0, MOST_OFFERED).map((v) =>
    button('startAt', t('startHere', { v: nameOf(now, v) }), { value: v }));
  return row(button('hint', t('hint'), { pressed: hint, disabled: isOff }),
    button('undo', t('undo'), { disabled: isOpening(now, moves) }),
    button('explain', t('showWhy'), { kind: isOver ? 'main' : '', disabled: moves.length === 0 }),
    button('ask', t('ask'), { pressed: asked, disabled: isOff }),
    ...(moves.length === 0
      ? [...offered, button('startWins', t('startWins'), { disabled: wonStarts(now).length === 0 })]
      : [button('again', t('again'), { disabled: moves.length < 2 }), button('newGame', t(now.item.pieces ? 'theRecord' : 'newGame'))])) +
    choiceOf(t('opponent'), [`<span>${t('opponent')}</span>`, ...sides]);
}

function playBody(now) {
  const moves = pathOfGame(now);
  if (moves.length === 0) return '';
  return paragraph(t('trail', { list: moves.map((v) => nameOf(now, v)).join(' → ') }), 'soft') +
    (isOpening(now, moves) ? '' : paragraph(ruleOf(now), 'soft'));
}

function playLegend(now) {
  const moves = pathOfGame(now);
  return [tokenLine(now), ...(isByProgram(now, moves) ? [['line', 'token', t('legend_reply')]] : []),
    [now.layout.board ? 'dot' : 'ring', 'choice', t('legend_choice')], ['cross', 'visited', t('legend_visited')],
    ...unfitLine(now), ['line', 'good', t('legend_good')], ['line', 'path', t('legend_answer')]];
}

// Returns the start vertices from which the visitor can win against the program of the page.
export function wonStarts(now) {
  const { classes } = now.solved.decomposition;
  const isFirst = programTurn(now.state) !== 0;
  return classes.flatMap((c, v) => ((c === 'D') !== isFirst ? [v] : []));
}

export const play = {
  base: (now) => gameBase(now.item, pathOfGame(now)),
  overlay: playOverlay,
  controls: playControls,
  says: playSays,
  describes: playDescribes,
  body: playBody,
  legend: playLegend,
};
