// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tabs; why.js and reasons.js have those of the tab "Why". `now` is the
// result of current() in session.js. A tab has these functions:
//   base(now)      returns the argument of baseOf() in draw.js for the picture
//   overlay(now)   returns the argument of overlayOf() for the layers on top of the picture
//   follows(now)   returns whether the picture depends on the vertex under the pointer; optional
//   controls(now)  returns the controls at the top of the panel, as HTML; the attribute data-do of a
//                  control names the action of the control
//   says(now)      returns the verdict, as HTML; a screen reader reads it out
//   describes(now) returns a text about the cell or vertex under the cursor; some tabs lack this
//                  function
//   body(now)      returns the rest of the panel, as HTML
//   legend(now)    returns the lines of the legend, [kind of the icon, name of the color, text,
//                  whether the line keeps its place while the pointer moves]; the page shows those
//                  whose color is in the picture

import { code } from './code.js';
import { signsOf } from '../input/editor.js';
import { exposedVertices, moverWinsAlong } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import {
  button, capital, cellText, choiceOf, gameBase, isOnNothing, listOfNames, mover, nameOf, nameOfStart, noPairs,
  nothingSays, paragraph, pathOfGame, person, row, stepsOf, tokenLine, unfitLine,
} from './parts.js';
import { programTurn, searchAfter, searchSteps, standOf } from '../core/game.js';
import { mistakesOf } from '../input/questions.js';
import { answersAt, isExplaining, mistakeIn, reasons } from './reasons.js';
import { sentences, t } from './texts.js';
import { why } from './why.js';

const MOST_SEARCHED = 2500;
const MOST_OFFERED = 6;  // the most starts or moves that the panel lists

// ---- The transcript

const winsAlong = remembered(({ graph, path }) => moverWinsAlong(graph, path));

function gameStage(now) {
  const { path } = now.item;
  const step = Math.min(Math.max(now.state.step, 0), path.length - 1);
  const stand = standOf(now.item.graph, path.slice(0, step + 1));
  return { path, step, wins: winsAlong(now.item), stand };
}

function recordedBase(now) {
  const { path, step } = gameStage(now);
  return gameBase(now.item, path.slice(0, step + 1));
}

function gameOverlay(now) {
  const { path, step, stand } = gameStage(now);
  const to = (v) => [path[step], v];
  return { cursor: now.cursor, mate: stand.mate, good: stand.winning.map(to),
    arrows: path.slice(step + 1, step + 2).filter((v) => !stand.winning.includes(v)).map(to) };
}

function gameSays(now) {
  const { path, step, wins, stand } = gameStage(now);
  const who = mover(now, step % 2);
  const other = mover(now, 1 - (step % 2));
  const values = { round: (step >> 1) + 1, who, winner: wins[step] ? who : other, v: nameOf(now, path[step]) };
  const isLast = step === path.length - 1;
  const key = stand.choices.length === 0 ? 'stuckNow' : isLast ? 'lastNow' : 'roundNow';
  let text = paragraph(capital(t(key, values)), 'lead');
  if (!isLast) {
    const moved = t('thenMoved', { who, v: nameOf(now, path[step + 1]) });
    const judgement = !wins[step] ? t('thisLost') : !wins[step + 1] ? t('thisGood')
      : t(step % 2 === 0 ? 'thisMistake' : 'thisEggMistake', { list: listOfNames(now, stand.winning) });
    text += paragraph(sentences(moved, judgement), wins[step] && wins[step + 1] ? 'bad' : '');
  }
  return text;
}

function gameControls(now) {
  const { path, step } = gameStage(now);
  const most = path.length - 1;
  const rounds = mistakesOf(now.item).map((round) => button('jump', t('roundMistake', { round }),
    { value: 2 * (round - 1), pressed: step === 2 * (round - 1), kind: 'mistake' }));
  return stepsOf(step, most, t('moveOf', { i: step, n: most })) +
    row(button('explain', t('showWhy'), { kind: 'main' }), button('playHere', t('playHere'))) +
    `<h2>${t('rounds')}</h2>` + (rounds.length > 0 ? row(...rounds) : paragraph(t('noMistake')));
}

const game = {
  base: recordedBase,
  overlay: gameOverlay,
  controls: gameControls,
  says: gameSays,
  describes: (now) => cellText(now, recordedBase(now).rows),
  body: () => '',
  legend: (now) => [tokenLine(now), ['cross', 'visited', t('legend_visited')], ['fill', 'unfit', t('legend_unfit')],
    ['line', 'good', t('legend_good')], ['line', 'path', t('legend_next')]],
};

// ---- The search

const searchOf = remembered((item) => searchSteps(item.graph));

const isTooLarge = (now) => now.item.graph.n > MOST_SEARCHED;

function searchStage(now) {
  const steps = searchOf(now.item);
  const step = Math.min(Math.max(now.state.step, 0), steps.length);
  return { steps, step, found: searchAfter(now.item.graph, steps, step) };
}

function searchBase(now) {
  if (isTooLarge(now)) return { mate: noPairs(now.item), token: -1 };
  const { found: { mate, label, blossom, links } } = searchStage(now);
  const signs = { outer: '+', inner: '-', done: 'x', '': '' };
  return { mate, exposed: exposedVertices(now.item.graph, mate), links, fills: label, signs: label.map((l) => signs[l]), groups: blossom, token: -1 };
}

function searchOverlay(now) {
  if (isTooLarge(now)) return { cursor: now.cursor, mate: [] };
  const { found } = searchStage(now);
  return { cursor: now.cursor, mate: found.mate, path: found.path };
}

function searchSays(now) {
  if (isTooLarge(now)) return paragraph(t('tooLarge', { most: MOST_SEARCHED }));
  const { steps, step, found } = searchStage(now);
  const pairs = found.mate.reduce((sum, w, v) => sum + (w > v ? 1 : 0), 0);
  if (step === 0) return paragraph(t('searchStart'), 'lead');
  const last = steps[step - 1];
  const name = (v) => (v === undefined ? '' : nameOf(now, v));
  const ends = last.vertices ?? [];
  const values = {
    v: name(last.v ?? ends[0]),
    from: name(last.from ?? ends[0]),
    to: name(last.to ?? ends[ends.length - 1]),
    mate: name(typeof last.mate === 'number' ? last.mate : undefined),
    base: name(last.base),
    count: ends.length,
    edges: ends.length - 1,
    pairs,
  };
  return paragraph(t(`step_${last.type}`, values), 'lead') +
    (step === steps.length ? paragraph(t('searchEnd', { pairs })) : '');
}

function searchControls(now) {
  if (isTooLarge(now)) return '';
  const { steps, step } = searchStage(now);
  const most = steps.length;
  let next = step;
  while (next < most && steps[next].type !== 'path') ++next;
  return stepsOf(step, most, t('stepOf', { i: step, n: most }),
    button('run', t(now.running ? 'pause' : 'run'), { pressed: now.running }),
    button('jump', t('nextPath'), { value: Math.min(next + 1, most), id: 'path', disabled: step === most }));
}

const search = {
  base: searchBase,
  overlay: searchOverlay,
  says: searchSays,
  describes: (now) => (now.pointed === -1 ? cellText(now) : t('here_vertex', { v: nameOf(now, now.pointed) })),
  controls: searchControls,
  body: () => '',
  legend: () => [['fill', 'outer', t('legend_outer')], ['fill', 'inner', t('legend_inner')],
    ['fill', 'done', t('legend_done')], ['line', 'link', t('legend_link')],
    ['line', 'path', t('legend_path')], ['line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['box', 'outline', t('legend_blossom')]],
};

// ---- The game that is played

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
  const program = programTurn(now.state);
  const winner = stand.wins ? stand.turn : 1 - stand.turn;
  const key = program === -1 ? 'canWin' : program === winner ? 'programCan' : 'youCan';
  return t(key, { Who: capital(mover(now, winner)) });
}

// Returns a text about the winning moves, and about how to go on after one of them.
function hintSays(now, stand) {
  const other = person(now, 1 - stand.turn);
  if (!stand.wins) return t('hintNone', { other });
  const list = listOfNames(now, stand.winning);
  const { first: [[, to]], replies } = answersAt(stand);
  const answers = replies.slice(0, MOST_OFFERED)
    .map(([u, w]) => t('hintAnswer', { v: nameOf(now, u), w: nameOf(now, w) })).join(t('comma'));
  return sentences(t(stand.winning.length === 1 ? 'hintMove' : 'hintMoves', { list }),
    t(answers === '' ? 'hintStuck' : 'hintAnswers', { v: nameOf(now, to), list: answers, other }));
}

// Checks whether the visitor has not moved yet.
const isOpening = ({ state }, moves) => moves.length <= (programTurn(state) === 0 ? 2 : 1);

// Returns the rule by which the token, or a piece, moves.
function ruleOf({ item, problem: { moves } }) {
  if (!item.cells) return t('playRule_graph');
  const longest = (by) => Math.max(...moves.map(([down, right]) => by(Math.abs(down), Math.abs(right))));
  return t(item.pieces ? 'playRule_pieces' : longest((r, c) => r + c) === 1 ? 'playRule'
    : longest(Math.max) === 1 ? 'playRule_king' : 'playRule_moves');
}

function playSays(now) {
  const moves = pathOfGame(now);
  const program = programTurn(now.state);
  const title = program === -1 ? '' : `<h2>${t('canYou')}</h2>`;
  const rule = paragraph(ruleOf(now));
  if (moves.length === 0) return title + rule + paragraph(t('chooseStart'), 'lead');
  const stand = standOf(now.item.graph, moves);
  const v = nameOf(now, stand.token);
  const [from] = moves.slice(-2);
  const moved = !isByProgram(now, moves) ? ''
    : paragraph(t(now.item.pieces ? 'programSlid' : 'programMoved', { from: nameOf(now, from), v }));
  const Who = capital(person(now, stand.turn));
  if (stand.choices.length === 0) {
    const key = program === -1 ? 'overTwo' : program === stand.turn ? 'overProgram' : 'overYou';
    return moved + paragraph(t(key, { Who }), 'lead') + (moves.length > 1 ? paragraph(decisionOf(now, moves)) : '');
  }
  const start = isOpening(now, moves) ? title + rule : moved;
  if (program === stand.turn) return start + paragraph(t('programTurn'), 'lead');
  const list = stand.choices.length <= MOST_OFFERED ? listOfNames(now, stand.choices) : '';
  const key = (program === -1 ? 'their' : 'your') + (now.item.pieces ? 'Slide' : list ? 'MoveTo' : 'Move');
  return start + paragraph(t(key, { Who, v, list }), 'lead') +
    (now.state.asked ? paragraph(winnerSays(now, stand)) : '') +
    (now.state.hint ? paragraph(hintSays(now, stand), 'good') : '');
}

// Returns a text about whether the token can move to the vertex under the cursor.
function playDescribes(now) {
  const { item, pointed } = now;
  const moves = pathOfGame(now);
  if (pointed === -1) return isOnNothing(now) ? nothingSays(now) : '';
  const v = nameOf(now, pointed);
  if (moves.length === 0) return t('here_begin', { v });
  const { token, choices } = standOf(item.graph, moves);
  const key = pointed === token ? (item.pieces ? 'blank' : 'token')
    : choices.includes(pointed) ? (item.pieces ? 'slide' : 'choice') : moves.includes(pointed) ? 'visited' : 'far';
  return t(`here_${key}`, { v, from: nameOf(now, token) });
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
      : [button('again', t('again'), { disabled: moves.length < 2 }), button('newGame', t('newGame'))])) +
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
  const starts = classes.flatMap((c, v) => ((c === 'D') !== isFirst ? [v] : []));
  return now.item.pieces ? starts.filter((v) => v === now.item.token) : starts;
}

const play = {
  base: (now) => gameBase(now.item, pathOfGame(now)),
  overlay: playOverlay,
  controls: playControls,
  says: playSays,
  describes: playDescribes,
  body: playBody,
  legend: playLegend,
};

// ---- Drawing

// Returns the tools for drawing: for a board, 'paint' and the characters that can be drawn; for a
// graph, the actions.
export function toolsOf({ id, shape, wall, moves, editable }) {
  if (!editable) return [];
  if (shape === 'tree' || !moves) return ['edge', 'move', 'remove'];
  if (shape === 'transcript') return ['X', 'O', '.'];
  return [...(wall ? ['paint'] : []), ...signsOf(id)];
}

function toolText(now, tool) {
  const { wall, start } = now.problem;
  if (tool.length > 1) return t(`tool_${tool}`);
  if (now.item.pieces) return t({ X: 'tool_black', O: 'tool_white', '.': 'tool_blank' }[tool]);
  return t(tool === wall ? 'tool_wall' : tool === start ? `tool_${nameOfStart(now.problem)}` : 'tool_free');
}

function sizeButtons(key, count) {
  return `<span class="size"><span>${t(key)}</span>` +
    button(key, '−', { value: count - 1, id: 'less', label: `${t(key)}: ${t('fewer')}`, disabled: count <= 1 }) +
    `<b>${count}</b>` +
    button(key, '+', { value: count + 1, id: 'more', label: `${t(key)}: ${t('more')}` }) + '</span>';
}

function drawControls(now) {
  const { item, problem } = now;
  const tools = toolsOf(problem);
  const undo = button('undoEdit', t('undoDraw'), { disabled: !now.canUndo });
  if (now.layout === null) return row(undo, problem.several ? button('addCase', t('addCase')) : '');
  const sizes = !item.cells ? ''
    : row(sizeButtons('rows', item.rows.length), sizeButtons('columns', item.rows[0].length));
  return paragraph(t(item.cells ? 'drawBoard' : item.tree ? 'drawTree' : 'drawGraph'), 'soft') +
    choiceOf(t('toolLabel'), tools.map((tool) =>
      button('tool', toolText(now, tool), { value: tool, pressed: now.tool === tool }))) + sizes +
    (item.weights && now.tool === 'edge' ? row(`<label>${t('weightOfNew')} <input id="weight" type="number"` +
      ` data-do="weight" min="-1000000000" max="1000000000" value="${now.weight}"></label>`) : '') +
    row(undo, button('clear', t('clear')),
      item.cells ? button('random', t('random')) : button('arrange', t('arrange')),
      ...(!problem.several ? [] : [button('addCase', t('addCase')),
        button('removeCase', t('removeCase'), { disabled: now.count < 2 })]));
}

function drawOverlay(now) {
  const overlay = why.overlay(now);
  if (now.rubber) overlay.rubber = now.rubber;
  return now.rubber ? { ...overlay, path: [], good: [], arrows: [] } : overlay;
}

const draw = {
  ...why,
  overlay: drawOverlay,
  controls: drawControls,
  says: (now) => (isOnNothing(now) && !now.item.pieces ? '' : why.says(now)),
  describes: (now) => (isOnNothing(now) && now.item.pieces ? '' : cellText(now)),
  body: (now) => (now.item?.pieces ? paragraph(t('drawTranscript'), 'soft') : ''),
};

const tabs = { why, game, search, play, draw, code };

// Returns the functions that make the contents of the present tab.
export const tabOf = (now) => (isExplaining(now) ? reasons : tabs[now.tab]);

// Returns the names of the tabs of a problem.
export function tabsOf(problem) {
  const draw = problem.editable ? ['draw'] : [];
  if (problem.weighted) return ['why', ...draw, 'code'];
  const game = problem.shape === 'transcript' ? ['game'] : [];
  return ['why', ...game, 'search', ...(problem.game ? ['play'] : []), ...draw, 'code'];
}
