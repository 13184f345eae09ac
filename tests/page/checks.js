// SPDX-License-Identifier: CC0-1.0
//
// Provides lists of tests, and the checks that the tests use. A failed check ends the test that
// calls the check. Only tests of the tier query.tier whose names contain the text query.only are run.
import { query } from './query.js';

let checks = 0;

let state = 2011;
export function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}
export const anyOf = (list) => list[below(list.length)];

// Returns a function that adds a test to the list `tests`. The tier of a test is 'default' or, for
// a longer test that runs only before a release, 'release'.
export function adderTo(tests) {
  return (name, body, tier = 'default') => tests.push({ name, body, tier });
}

export function check(holds, ...about) {
  ++checks;
  if (!holds) throw new Error(about.map((x) => JSON.stringify(x)).join(' '));
}

export function equal(actual, expected, ...about) {
  if (actual === expected) ++checks;
  else check(JSON.stringify(actual) === JSON.stringify(expected), ...about, 'is', actual, 'not', expected);
}

// Runs, one by one, the tests of the tier query.tier whose names contain the text query.only. At
// least one test must run, and no test may fail.
export async function runTests(tests) {
  const chosen = tests.filter(({ name, tier }) => tier === query.tier && name.includes(query.only));
  let failures = 0;
  for (const { name, body } of chosen) {
    report(name);  // before the test, so that a test that hangs is named
    const [before, start] = [checks, performance.now()];
    try {
      await body();
      check(checks > before, 'nothing was checked');
      report(`  ${checks - before} checks in ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      ++failures;
      report(`  FAILED: ${error.stack}`);
    }
  }
  const isPassed = failures === 0 && chosen.length > 0;
  report(isPassed ? `PASSED ${checks} checks` : `FAILED ${failures} of ${chosen.length} tests`);
}
