// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for a case with capacities: the chosen edges, and the cover that
// proves the answer.
import { remembered } from '../core/memory.js';
import { boxesBeside } from '../picture/places.js';
import { capital, listed, listOfNames, nameOf, noPairs, paragraph } from './parts.js';
import { added } from './prices.js';
import { t } from './texts.js';

const MOST_LISTED = 40;

// Returns the chosen edges [v, w, how often], and what the proof counts: the chosen cells of a board and the
// other cells, or a crowd on the left, the places that it fits on, and the number `others` of edges to others.
const proofOf = remembered(({ cells, capacities, graph: { adj }, left = adj.length }, { edges, times, cover }) => {
  const crowd = [...adj.keys()].filter((v) => !cover[v] && v < left);
  const places = [...adj.keys()].filter((w) => cover[w] && (cells || w >= left));
  const [many, room] = [crowd, places].map((list) => list.reduce((sum, v) => sum + capacities[v], 0));
  return { crowd, places, many, room, all: many + room, others: edges.filter(([v, w]) => !cover[v] && !cover[w]).length,
    chosen: edges.map((ends, i) => [...ends, times[i]]).filter(([, , often]) => often > 0) };
});
const proofNow = ({ item, problem, solved }) => proofOf(item, problem.question.best(solved));

function base(now) {
  const { item, layout, problem } = now;
  const { chosen, crowd, places } = proofNow(now);
  const [fills, signs, at] = [[], [], (v) => [layout.x(v), layout.y(v)]];
  const isProof = now.problem.question.says(now)[0] !== 'all_fit';
  for (const v of isProof ? crowd : []) [fills[v], signs[v]] = ['independent', 'o'];
  for (const v of isProof ? places : []) [fills[v], signs[v]] = ['cover', '+'];
  const middles = chosen.map(([v, w, often]) => [...at(v).map((x, i) => (x + at(w)[i]) / 2), often]);
  const labels = (item.cells ? item.capacities.map((_, v) => at(v)) : boxesBeside(item, layout, item.capacities))
    .map(([x, y], v) => [x, y, item.capacities[v]]);
  return { mate: noPairs(item), fills, signs, links: chosen, drawn: problem.layout === 'seats' ? [] : undefined,
    weights: item.cells ? labels : [], prices: item.cells ? middles : labels };
}

const edgesAt = (now, v) => proofNow(now).chosen.filter(([a, b]) => a === v || b === v);
const namesAt = (now, v) => listOfNames(now, edgesAt(now, v).map(([a, b]) => a + b - v));
const sumOf = (edges) => added(edges.map(([, , often]) => often));

function says(now) {
  const { item: { capacities, cells }, pointed: v } = now;
  if (v === -1) return paragraph(t(cells ? 'pointHereCell' : 'pointHereChain'), 'soft');
  return `<h2>${capital(nameOf(now, v))}: ${sumOf(edgesAt(now, v))} ≤ ${capacities[v]}</h2>${paragraph(namesAt(now, v))}`;
}

function body(now) {
  const { crowd, places, chosen, ...numbers } = proofNow(now);
  const [key] = now.problem.question.says(now);
  const values = { ...numbers, list: listOfNames(now, crowd), places: listOfNames(now, places), sum: sumOf(chosen) };
  const line = (_, v) => `${capital(nameOf(now, v))}: ${namesAt(now, v)}`;
  return `<h2>${t('tab_why')}</h2>` + (key !== 'all_fit' ? paragraph(t(`why_${key}`, values))
    : listed(Array.from({ length: Math.min(now.item.left, MOST_LISTED) }, line)));
}

const legend = ({ item: { cells } }) => [['line', 'link', t('legend_pair')], ['fill', 'c', t(cells ? 'legend_price' : 'legend_capacity')],
  ['fill', 'independent', t(cells ? 'legend_independent' : 'legend_people')], ['fill', 'cover', t(cells ? 'legend_cover' : 'legend_places')]];

export const capacities = {
  base, overlay: (now) => ({ cursor: now.cursor, mate: [] }), follows: () => false, says, body, legend,
};
