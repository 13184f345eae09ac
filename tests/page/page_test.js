// SPDX-License-Identifier: CC0-1.0
//
// Runs the tests of the page, and closes the browser.
import { runTests } from './checks.js';
import { coreTests } from './core_test.js';
import { stories } from './stories_test.js';

await runTests([...coreTests, ...stories]);
finish();
