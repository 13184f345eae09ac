// SPDX-License-Identifier: CC0-1.0
//
// Runs the tests of the page, and tells the program drive (drive.cpp) whether all tests passed.
import { runTests } from './checks.js';
import { coreTests } from './core_test.js';
import { stories } from './stories_test.js';

finish((await runTests([...coreTests, ...stories])) ? '0' : '1');
