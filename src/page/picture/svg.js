// SPDX-License-Identifier: CC0-1.0
//
// Writes the layers of a picture as SVG, or paints them on a canvas, and makes the legend.
import { area, circle, crown, knight, r1, signPath, square, strokes, words } from './shapes.js';

export function safe(text) {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

// ---- SVG and canvas

// Returns the SVG elements of the layers. color(name) returns the SVG value of a color.
export function svgOf(layers, color) {
  let svg = '';
  for (const layer of layers) {
    if (layer.texts) {
      svg += `<g fill="${color(layer.fill)}" font-size="${layer.size}"` +
        ` text-anchor="${layer.anchor ?? 'middle'}" font-weight="${layer.weight ?? 400}">`;
      for (const [x, y, text] of layer.texts) {
        svg += `<text x="${r1(x)}" y="${r1(y)}" dy=".35em">${safe(text)}</text>`;
      }
      svg += '</g>';
      continue;
    }
    svg += `<path d="${layer.d}" fill="${layer.fill ? color(layer.fill) : 'none'}"`;
    if (layer.stroke) {
      svg += ` stroke="${color(layer.stroke)}" stroke-width="${layer.width}"` +
        ' stroke-linecap="round" stroke-linejoin="round"';
    }
    svg += (layer.dash ? ` stroke-dasharray="${layer.dash}"` : '') + '/>';
  }
  return svg;
}

// Paints layers on the canvas of `context`. The caller must have set the transformation of
// `context`.
export function paint(context, layers, color) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.textBaseline = 'middle';
  for (const layer of layers) {
    if (layer.texts) {
      context.fillStyle = color(layer.fill);
      context.textAlign = layer.anchor ?? 'center';
      context.font = `${layer.weight ?? 400} ${layer.size}px system-ui, sans-serif`;
      for (const [x, y, text] of layer.texts) context.fillText(text, x, y);
      continue;
    }
    const path = new Path2D(layer.d);
    if (layer.fill) {
      context.fillStyle = color(layer.fill);
      context.fill(path);
    }
    if (layer.stroke) {
      context.strokeStyle = color(layer.stroke);
      context.lineWidth = layer.width;
      context.setLineDash(layer.dash ? layer.dash.split(' ').map(Number) : []);
      context.stroke(path);
    }
  }
}

// ---- The legend

// Returns the icon of a line of the legend as layers around the point (0, 0). The icon is 22 units
// wide.
function legendIcon(kind, color) {
  const bar = (width, more) => [strokes('M-9 0h18', color, width, more)];
  const icons = {
    fill: () => [area(square(0, 0, 9), color, { stroke: 'soft', width: 1 })],
    line: () => bar(5),
    wide: () => bar(9),
    thin: () => bar(2),
    dashes: () => bar(2, { dash: '1 4.5' }),
    ring: () => [strokes(circle(0, 0, 7), color, 4)],
    box: () => [strokes(square(0, 0, 7.5), color, 2.5)],
    disc: () => [area(circle(0, 0, 8), color)],
    dot: () => [area(circle(0, 0, 6), color)],
    cross: () => [strokes(`M0 0${signPath('x', 9)}`, color, 3)],
    crown: () => [area(crown(0, -5), color)],
    knight: () => [area(square(0, 0, 12), color, { stroke: 'soft', width: 1 }), area(knight(0, -1), 'stone', { stroke: 'white', width: 1.5 })],
  };
  return icons[kind]();
}

// Returns the lines of a legend whose colors are in one of the layers. Other lines whose fourth
// element is true are returned as well, behind them, if `keepsPlace` is true.
export function linesIn(lines, layers, keepsPlace = false) {
  const used = new Set(layers.flatMap(({ fill, stroke }) => [fill, stroke]));
  return lines.filter(([, color, , isKept]) => used.has(color) || (keepsPlace && isKept))
    .map(([kind, color, text]) => [kind, color, text, used.has(color)]).sort((a, b) => b[3] - a[3]);
}

// Returns the result of linesIn() as HTML list items. A line that only keeps its place is hidden.
export function legendHtml(lines, color) {
  return lines.map(([kind, name, text, isUsed]) => `<li${isUsed ? '' : ' class="absent"'}>` +
    `<svg viewBox="-13 -13 26 26" aria-hidden="true">${svgOf(legendIcon(kind, name), color)}</svg>` +
    `${safe(text)}</li>`).join('');
}

const LEGEND_LINE = 26;

// Returns the approximate width of a text in the font size 13.
function widthOf(text) {
  return Array.from(text).reduce((sum, char) => sum + (char > '\u2e7f' ? 13.5 : 7), 0);
}

function shifted(layer, x, y) {
  const d = layer.d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `M${r1(x + Number(a))} ${r1(y + Number(b))}`);
  return { ...layer, d };
}

// Returns a picture with its legend below: `{ layers, width, height }`. Each line of the legend is
// `[kind of the icon, name of the color, text]`.
export function withLegend(layers, { width, height }, lines) {
  const below = lines.flatMap(([kind, color, text], i) => {
    const y = height + (i + 0.5) * LEGEND_LINE;
    return [...legendIcon(kind, color).map((layer) => shifted(layer, 26, y)),
      words([[44, y, text]], 'text', 13, { anchor: 'start' })];
  });
  const widest = lines.reduce((most, [, , text]) => Math.max(most, 60 + widthOf(text)), width);
  return { layers: [...layers, ...below], width: widest, height: height + lines.length * LEGEND_LINE + 8 };
}

// Returns a picture as the text of an SVG file.
export function svgFile({ layers, width, height }, color) {
  const size = `${Math.ceil(width)} ${Math.ceil(height)}`;
  const [w, h] = size.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"` +
    ` viewBox="0 0 ${size}" font-family="system-ui, sans-serif">` +
    `<path d="M0 0h${w}v${h}H0z" fill="${color('panel')}"/>` + svgOf(layers, color) +
    '</svg>\n';
}
