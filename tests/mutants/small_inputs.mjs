// SPDX-License-Identifier: CC0-1.0
//
// node small_inputs.mjs PAGE PROGRAM checks that each bug that the tests of this folder plant gives a wrong output for one
// of the small inputs that the built page PAGE offers for the problem, and that the solution without a bug gives none.
// Runs the script that the page saves. PROGRAM is tests_problems.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [page, program] = process.argv.slice(2);
const script = /<script type="module">([^]*)<\/script>/.exec(readFileSync(page, 'utf8'))[1];
const modules = script.split(/\n(?=const m_\w+ = await )/).filter((text) => /^const m_(core|input)/.test(text));
const { scriptOf } = await Object.getPrototypeOf(async () => {}).constructor(`${modules.join('\n')}\nreturn m_input_tricky;`)();

let checks = 0;
for (const id of ['hdu3446_chess', 'jsoi2009_game', 'noi2011_rabbit_egg']) {
  const solution = [program, `mutants/${id}`];
  const run = (MUTANT, command, input) => {
    const { status, stdout, stderr } = spawnSync(...command, { input, env: { ...process.env, MUTANT }, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command.flat().join(' ')}: ${status}, ${stderr}`);
    return stdout;
  };
  const failing = (bug) => run(bug, ['sh', ['-s', '--', ...solution]], scriptOf(id));
  const said = failing('no bug');
  if (said !== '') throw new Error(`${id} without a bug: ${said}`);
  for (const bug of run('names', [program, solution.slice(1)], '').trim().split(' ')) {
    if (!failing(bug).includes('-- Input')) throw new Error(`no small input for ${id} fails with the bug ${bug}`);
    ++checks;
  }
}
console.log(`PASSED ${checks} checks`);
process.exitCode = checks > 30 ? 0 : 1;
