// SPDX-License-Identifier: CC0-1.0
//
// node write_site.mjs PAGE FOLDER [ADDRESS] writes a page for each problem and language into FOLDER, which search
// engines can read: <problem>.html and <problem>.zh.html. Such a page has the question, the explanation, a sample with
// its picture, the proof and the code, and links to the built page PAGE, which becomes index.html. The explanation is the
// comment of the short file, in Chinese the line `why` of src/facts/problems.txt if there is one. problems.html and
// problems.zh.html list the pages. With the ADDRESS of the site, sitemap.txt lists them for the search engines. The
// script runs the modules that PAGE contains, up to those that need a document, and fails if a link leads to no page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [page, folder, address = ''] = process.argv.slice(2);
const html = readFileSync(page, 'utf8');
const colors = /<style>([^]*?\n})\n/.exec(html)[1];  // the first rule of the style
const script = /<script type="module">([^]*)<\/script>/.exec(html)[1];
const modules = script.split(/\n(?=const m_\w+ = await )/)
  .filter((text) => /^const m_(?:core|input|picture|views|page_state|page_find)/.test(text));
const names = modules.map((text) => /^const (\w+)/.exec(text)[1]);
const { m_input_answers: { answer, solvedOf }, m_input_cases: { builtOf }, m_input_examples: { samples },
  m_input_formats: { read }, m_input_problems: { allProblems }, m_page_find: { titleWithNames },
  m_page_state: { addressOf, firstState }, m_picture_draw: { baseOf, overlayOf },
  m_picture_places: { layoutOf }, m_picture_svg: { linesIn, safe, svgFile, withLegend },
  m_views_chains: { wholeCase }, m_views_code: { codeOf }, m_views_prices: { roomOfWeights },
  m_views_tabs: { tabOf }, m_views_texts: { setLanguage, t }, m_views_why: { viewOf },
  m_views_words: { answerOf, rulesOf },
} = await Object.getPrototypeOf(async () => {}).constructor(`${modules.join('\n')}\nreturn { ${names.join(', ')} };`)();

// Returns the values that the tab "Why" shows for the first case of an input, or null if there is no picture.
function nowOf(problem, text) {
  const [first] = read(problem.id, text).cases;
  if (!first || first.hidden) return null;
  const now = { state: { ...firstState, problem: problem.id, text }, problem, tab: 'why', index: 0, counted: '', cursor: -1, pointed: -1,
    item: builtOf(first), note: '' };
  now.solved = solvedOf(now.item);
  now.view = viewOf(now);
  if (now.item.arcs && now.view !== 'cover') now.item = wholeCase(now.solved, problem);
  now.layout = layoutOf(now.item, [], [500, 400], roomOfWeights(problem, now.item, 'why', 1));
  return now;
}

function pictureOf(now) {
  const tab = tabOf(now);
  const layers = [...baseOf(now.item, now.layout, tab.base(now)), ...overlayOf(now.item, now.layout, tab.overlay(now))];
  const whole = withLegend(layers, now.layout, linesIn(tab.legend(now), layers));
  return svgFile(whole, (name) => `var(--${name})`);
}

// Leaves out the controls of a text, and what says how to use them.
const still = (text) => text.replace(/<p class="soft hint">.*?<\/p>|<button[^>]*>|<\/button>| class="proof"/g, '');

const WORDS = {
  en: { sample: 'A sample', output: 'Output', code: 'Code', statement: 'statement', live: 'Change this input, see why, play:',
    all: 'All problems', solution: 'solution', other: '中文', short: 'Copy this code, find other problems:' },
  zh: { sample: '样例', output: '输出', code: '代码', statement: '原题', live: '改数据、看为什么、和程序对弈：', all: '全部题目', solution: '题解', other: 'English',
    short: '复制代码、找别的题：' },
};
const facts = readFileSync(new URL('../facts/problems.txt', import.meta.url), 'utf8');
const whys = Object.fromEntries([...facts.matchAll(/^(\w+)\n(?: {2}.*\n)*? {2}why (.*)/gm)].map(([, id, why]) => [id, why]));
const fileOf = (id, language) => `${id}${language === 'zh' ? '.zh' : ''}.html`;
const written = [];
const links = [];

function write(id, language, title, description, body) {
  const other = language === 'zh' ? 'en' : 'zh';
  const alternate = `<link rel="alternate" hreflang="${other}" href="${fileOf(id, other)}">`;
  const text = `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><meta name="description" content="${safe(description)}">${alternate}
<style>${colors}
main { max-width: 60rem; margin: auto; padding: 1rem; font: 16px/1.45 system-ui, sans-serif; }
pre { overflow: auto; padding: .5rem; background: var(--page); } svg { max-width: 100%; height: auto; }</style></head>
<body><main><p><a href="${fileOf('problems', language)}">${WORDS[language].all}</a> · <a href="${fileOf(id, other)}">${WORDS[language].other}</a></p>
${body}
</main></body></html>
`;
  written.push(fileOf(id, language));
  links.push(...[...text.matchAll(/ href="([^"]*)"/g)].map(([, link]) => link));
  writeFileSync(`${folder}/${fileOf(id, language)}`, text);
}

function writeProblem(problem, language) {
  const { id, link } = problem;
  const words = WORDS[language];
  const named = titleWithNames(problem, language);
  const names = problem.judges.split(', ');
  const number = (names.find((name) => /^Luogu/.test(name)) ?? names[0]).replace(/^Luogu /, '');  // what people search for
  const code = codeOf(id);
  const [, comment] = /\n\/\/\n((?:\/\/ .*\n)+)#include/.exec(code) ?? [, ''];
  const all = Object.entries(samples[id] ?? {});
  const [, text = ''] = all.find(([name]) => name.startsWith('statement')) ?? all[0] ?? [];
  const now = problem.asks ? null : nowOf(problem, text);
  const output = answer(id, read(id, text));
  const why = language === 'zh' && whys[id];
  const parts = [`<h1>${safe(named)}</h1>`, `<p>${safe(rulesOf(problem))}${link ? ` <a href="${safe(link)}">${words.statement}</a>` : ''}</p>`,
    why ? `<p>${safe(why)}</p>` : `<p lang="en">${safe(comment.replaceAll('// ', '').replaceAll('\n', ' ').trim())}</p>`,
    `<h2>${words.sample}</h2>`, `<pre>${safe(text)}</pre>`, output && `<h3>${words.output}</h3><pre>${safe(output)}</pre>`,
    now && pictureOf(now), now && `<p>${safe(answerOf(now))}</p>`, now && still(tabOf(now).body(now)),
    `<p>${problem.asks ? words.short : words.live} <a href="index.html${safe(addressOf({ ...firstState, problem: id, text, language }))}">${safe(named)}</a></p>`,
    `<h2>${words.code}</h2><pre>${safe(code)}</pre>`];
  write(id, language, `${language === 'zh' ? `${number} ${words.solution}：` : ''}${named}${language === 'zh' ? '' : `: ${words.solution}`}`,
    rulesOf(problem), parts.filter(Boolean).join('\n'));
}

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/index.html`, html.replace('</noscript>', ' <a href="problems.html">Problems</a> <a href="problems.zh.html">题目</a></noscript>'));
for (const language of ['en', 'zh']) {
  setLanguage(language);
  for (const problem of allProblems) writeProblem(problem, language);
  write('problems', language, t('title'), t('motto'), `<h1>${t('title')}</h1><p><a href="index.html">${t('motto')}</a></p><ul>${allProblems.map((problem) =>
    `<li><a href="${fileOf(problem.id, language)}">${safe(titleWithNames(problem, language))}</a></li>`).join('\n')}</ul>`);
}
if (address) writeFileSync(`${folder}/sitemap.txt`, ['', ...written].map((file) => `${address.replace(/\/?$/, '/')}${file}\n`).join(''));
const broken = links.filter((link) => !/^https?:/.test(link) && !['index.html', ...written].includes(link.replace(/#.*/, '')));
if (broken.length > 0) throw new Error(`links to no page: ${[...new Set(broken)].join(' ')}`);
console.log(`${written.length} pages, ${links.length} links`);
