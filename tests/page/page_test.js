// SPDX-License-Identifier: CC0-1.0
//
// Runs all tests of the page.
import { runTests } from './checks.js';
import { coreTests } from './core_test.js';
import { explainedTests } from './explained_test.js';
import { stories } from './stories_test.js';

finish((await runTests([...coreTests, ...stories, ...explainedTests])) ? '0' : '1');
