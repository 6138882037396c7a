import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './built.mjs';
import { check } from './check.mjs';
import { root } from './project.mjs';
import { runTool } from './run.mjs';
import { failedJourneys, failedTests, unsteadyJourneys } from './test-failures.mjs';
import { ensureTestPrograms } from './test-programs.mjs';

/** @typedef {{passed: number, failed: number, failures?: string[], unsteady?: string[]}} Count
 * `failures`: what failed, and why, a text each; `unsteady`: what passed at the second try, and why not at the first */

const reports = join(root, 'build/reports');

/** What `npm test` runs, in this order; each part counts for itself and none hides another. */
export const parts = { programs, check, build: buildPart, vitest, journeys };

/** @returns {Count} */
function programs() {
  const missing = ensureTestPrograms();
  if (missing.length === 0) return { passed: 1, failed: 0 };
  console.error(
    `Missing, and not to be installed here: ${missing.join(', ')}. CHROMIUM_PATH may name a browser.`,
  );
  return { passed: 0, failed: 1 };
}

/** @returns {Count} */
function buildPart() {
  try {
    build();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** @returns {Count} */
function vitest() {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = runTool('vitest/vitest.mjs', ['run', ...reporters]);
  const told = readReport(report);
  const { numPassedTests = 0, numFailedTests = 0 } = told;
  return {
    ...honest({ passed: numPassedTests, failed: numFailedTests }, ended),
    failures: failedTests(told),
  };
}

/** @returns {Count} */
function journeys() {
  const report = freshReport('journeys.json');
  const ended = runTool('playwright/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const told = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = told.stats ?? {};
  return {
    ...honest({ passed: expected + flaky, failed: unexpected }, ended),
    failures: failedJourneys(told),
    unsteady: unsteadyJourneys(told),
  };
}

/**
 * A runner that fell over has failed, whatever it counted before; one that ran nothing has shown nothing.
 * @param {Count} count
 * @param {boolean} ended whether the runner ended well
 * @returns {Count}
 */
function honest({ passed, failed }, ended) {
  const silent = failed === 0 && (!ended || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, name), { force: true });
  return join(reports, name);
}

/** @param {string} report */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
