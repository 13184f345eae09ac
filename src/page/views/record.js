// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Play" until a game begins if the input records a game of sliding pieces: this
// game, move by move.
import { moverWinsAlong, standOf } from '../core/game.js';
import { remembered } from '../core/memory.js';
import { mistakesOf } from '../input/questions.js';
import {
  button, cellText, gameBase, listOfNames, mover, nameOf, paragraph, pathOfGame, row, stepsOf, tokenLine,
} from './parts.js';
import { sentences, t } from './texts.js';

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
  let text = paragraph(t(key, values), 'lead');
  if (!isLast) {
    const moved = t('thenMoved', { who, v: nameOf(now, path[step + 1]) });
    const judgement = !wins[step] ? t('thisLost') : !wins[step + 1] ? t('thisGood')
      : t('thisMistake', { rabbit: step % 2 === 0, list: listOfNames(now, stand.winning) });
    text += paragraph(sentences(moved, judgement), wins[step] && wins[step + 1] ? 'bad' : '');
  }
  return text;
}

function gameControls(now) {
  const { path, step } = gameStage(now);
  const most = path.length - 1;
  const rounds = mistakesOf(now.item).map((round) => button('step', t('roundMistake', { round }),
    { value: 2 * (round - 1), pressed: step === 2 * (round - 1), kind: 'mistake' }));
  return stepsOf(step, most, t('stepOf', { i: step, n: most })) +
    row(button('explain', t('showWhy'), { kind: 'main' }), button('playHere', t('playHere'))) +
    `<h2>${t('rounds')}</h2>` + (rounds.length > 0 ? row(...rounds) : paragraph(t('noMistake')));
}

// Checks whether the tab "Play" shows the game that the input records.
export const isRecord = (now) =>
  now.layout !== null && now.tab === 'play' && now.item.pieces && pathOfGame(now).length === 0;

export const record = {
  base: recordedBase,
  overlay: gameOverlay,
  controls: gameControls,
  says: gameSays,
  describes: (now) => cellText(now, recordedBase(now).rows),
  body: () => '',
  legend: (now) => [tokenLine(now), ['cross', 'visited', t('legend_visited')], ['fill', 'unfit', t('legend_unfit')],
    ['line', 'good', t('legend_good')], ['line', 'path', t('legend_next')]],
};
