// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for a case with capacities: the chosen edges, and the cover that
// proves the answer.
import { remembered } from '../core/memory.js';
import { boxesBeside } from '../picture/places.js';
import { capital, listed, listOfNames, nameOf, noPairs, paragraph, pointSays } from './parts.js';
import { added } from './prices.js';
import { sentences, t, verticesOf } from './texts.js';

const MOST_LISTED = 40;  // lines, and names in a line

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
const sumOf = (edges) => added(edges.map(([, , often]) => often));

// Returns the names of the other ends of the chosen edges of v, with the number of people that go there.
const matesAt = (now, v) => edgesAt(now, v).map(([a, b, often]) =>
  nameOf(now, a + b - v) + (often > 1 && !now.item.cells ? ` (${often})` : '')).join(t('comma'));

// Returns "units 1, 2, 3" for vertices of a side.
function groupOf(now, vertices) {
  if (vertices.length < 2) return listOfNames(now, vertices);
  const names = vertices.slice(0, MOST_LISTED).map((v) => now.item.names[v]);
  const { [now.item.side[vertices[0]]]: side } = now.problem.sides;
  return `${verticesOf(side)} ${names.join(t('comma'))}${vertices.length > MOST_LISTED ? ' …' : ''}`;
}

function says(now) {
  const { item: { capacities, cells, isGrouped, left }, pointed: v } = now;
  if (v === -1) return pointSays(cells && 'numbers', isGrouped && t('grouped'));
  const list = matesAt(now, v);
  const about = list === '' ? 'none' : cells ? 'cells' : v < left ? 'from' : 'to';
  return `<h2>${capital(nameOf(now, v))}: ${sumOf(edgesAt(now, v))} ≤ ${capacities[v]}</h2>${paragraph(t(`chosen_${about}`, { list }))}`;
}

// Says why there is not room for all: a crowd, the places that it fits on and their room, the other places of which
// each member of the crowd can use one, and that this is less.
function tooFewSays(now) {
  const { crowd, places, many, room, others } = proofNow(now);
  const { layout } = now.problem;
  const [crowdNames, placesNames] = [crowd, places].map((list) => groupOf(now, list));
  const values = { many, room, others, crowd: crowdNames, on: placesNames, isOne: crowd.length === 1, isOnePlace: places.length === 1,
    Crowd: capital(crowdNames), Places: placesNames && capital(placesNames), rest: many - room - others,
    sum: room > 0 && others > 0 ? `${room} + ${others} = ${room + others}` : room + others };
  return sentences(t(`why_crowd_${layout}`, values), places.length > 0 && t('why_room', values),
    others > 0 && t('why_others', values), t('why_lacks', values));
}

function body(now) {
  const { chosen, ...numbers } = proofNow(now);
  const [key] = now.problem.question.says(now);
  const line = (_, v) => `${capital(nameOf(now, v))}: ${matesAt(now, v) || '–'}`;
  const proof = {
    heaviest_set: () => paragraph(t('why_heaviest_set', { ...numbers, sum: sumOf(chosen) })),
    too_few: () => paragraph(tooFewSays(now)),
    all_fit: () => paragraph(t('why_all_fit')) + listed(Array.from({ length: Math.min(now.item.left, MOST_LISTED) }, line)),
  };
  return `<h2>${t(`whyTitle_${key}`)}</h2>${proof[key]()}`;
}

const legend = ({ item: { cells } }) => [['line', 'link', t('legend_pair')], ['fill', 'c', t(cells ? 'legend_price' : 'legend_capacity')],
  ['fill', 'independent', t(cells ? 'legend_independent' : 'legend_people')], ['fill', 'cover', t(cells ? 'legend_cover' : 'legend_places')]];

export const capacities = {
  base, overlay: (now) => ({ cursor: now.cursor, mate: [] }), follows: () => false, says, body, legend,
};
