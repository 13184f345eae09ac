// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for the colors of edges.
import { colorsOf, numberOfColors } from '../input/questions.js';
import { middlesOf } from '../picture/places.js';
import { COLORS } from './chains.js';
import { capital, nameOf, paragraph, pointSays } from './parts.js';
import { t } from './texts.js';

function base({ item: { edges, graph: { n } }, layout, solved }) {
  const color = colorsOf(solved);
  const places = edges.length <= 300 ? middlesOf(layout, edges, color.map(String)) : [];
  return { mate: new Int32Array(n).fill(-1), drawn: [], weights: places.map(([x, y], i) => [x, y, color[i]]),
    colored: COLORS.map((name, k) => ({ color: name, edges: edges.filter((_, i) => color[i] % COLORS.length === k) })) };
}

function says(now) {
  const { item: { edges, names }, solved, pointed: v } = now;
  if (v === -1) return pointSays();
  const own = edges.flatMap(([a, b], i) => (a === v || b === v ? [`${names[a + b - v]}: ${colorsOf(solved)[i]}`] : []));
  return `<h2>${capital(nameOf(now, v))}</h2>${paragraph(own.join(t('comma')))}`;
}

function body(now) {
  const colors = numberOfColors(now.item);
  const v = now.item.graph.adj.findIndex(({ length }) => length === colors);
  return v === -1 ? '' : `<h2>${t('tab_why')}</h2>${paragraph(t('why_colors', { v: nameOf(now, v), colors }))}`;
}

export const colors = {
  base, overlay: (now) => ({ cursor: now.cursor, mate: [] }), follows: () => false, says, body,
  legend: () => COLORS.map((color, k) => ['line', color, t('legend_color', { k })]),
};
