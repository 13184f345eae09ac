// SPDX-License-Identifier: CC0-1.0
//
// Opens and saves files, and copies texts.

import { textOfBytes } from '../input/tokens.js';
import { scriptOf } from '../input/tricky.js';
import { linesIn, paint, svgFile, withLegend } from '../picture/svg.js';
import { codeOf } from '../views/code.js';
import { tabOf } from '../views/tabs.js';
import { t } from '../views/texts.js';
import { asStep, current, enter, isTooLong, outputNow, save, session } from './session.js';
import { baseNow, colors, element, overlayNow, showAll } from './show.js';

function saveFile(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// Returns the layers and the size of the picture with its legend.
function wholePicture() {
  const now = { ...current(), cursor: -1 };
  const layers = [...baseNow(now), ...overlayNow(now)];
  return withLegend(layers, now.layout, linesIn(tabOf(now).legend(now), layers));
}

export function saveSvg() {
  const svg = svgFile(wholePicture(), colors());
  saveFile(`${session.state.problem}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}

export function savePng() {
  const { layers, width, height } = wholePicture();
  const longer = Math.max(width, height);
  const factor = Math.min(Math.max(2, 1200 / longer), 8000 / longer);
  const canvas = new OffscreenCanvas(Math.ceil(width * factor), Math.ceil(height * factor));
  const context = canvas.getContext('2d');
  const color = colors();
  context.fillStyle = color('panel');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(factor, factor);
  paint(context, layers, color);
  canvas.convertToBlob().then((blob) => saveFile(`${session.state.problem}.png`, blob));
}

export async function openFile(file) {
  if (!file) return;
  try {
    const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    asStep(() => enter(text));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    session.underWay.notice = t('notAFile', { name: file.name });
    showAll();
  }
}

// Reads the file or the text that the visitor dropped on the page.
export function drop(transfer) {
  const text = transfer.getData('text/plain');
  if (transfer.files.length > 0) openFile(transfer.files[0]);
  else if (text !== '') asStep(() => enter(text));
}

export function saveCode() {
  const { problem } = session.state;
  saveFile(`${problem}.cpp`, new Blob([codeOf(problem)]));
}

async function copyText(text, button, key) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(box);
    box.select();
    isCopied = document.execCommand('copy');
    box.remove();
  }
  button.textContent = t(isCopied ? 'copied' : 'notCopied');
  setTimeout(() => {
    button.textContent = t(key);
  }, 1500);
}

export const copyOutput = () => copyText(outputNow().text, element('copy'), 'copy');
export const copyCode = () => copyText(codeOf(session.state.problem), element('do-copyCode-'), 'copy');

const script = () => scriptOf(session.state.problem);
export const copyTricky = () => copyText(script(), element('do-copyTricky-'), 'copyAll');
export const saveTricky = () => saveFile(`${session.state.problem}_inputs.sh`, new Blob([script()]));

// A link to a file works on this computer only.
export const linkKey = () => (location.protocol === 'file:' ? 'copyLinkHere' : 'copyLink');

export function copyLink() {
  save();
  if (!isTooLong()) return copyText(location.href, element('link'), linkKey());
  session.underWay.notice = t('tooLongForLink');
  return showAll();
}
