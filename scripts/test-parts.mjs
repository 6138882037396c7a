import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, ensureBuilt } from './built.mjs';
import { check, stepNames } from './check.mjs';
import { isEngine } from './engines.mjs';
import { root } from './project.mjs';
import { startLogged } from './run-logged.mjs';
import {
  failedJourneys,
  failedTests,
  told,
  skippedJourneys,
  toldByLog,
  unsteadyJourneys,
} from './test-failures.mjs';
import { planOf } from './test-plan.mjs';
import { ensureEngines, ensureTestPrograms } from './test-programs.mjs';

/** @typedef {{passed: number, failed: number, failures: string[], unsteady?: string[], skipped?: string[]}} Count
 * `failures`: each failure with its reason; `unsteady`: what passed only when retried, with its first failure;
 * `skipped`: how many were skipped, by reason */

const reports = join(root, 'build/reports');

/** The parts of `npm test`, in this order; each is counted separately, and all run even if one fails. */
export const parts = { programs, check: checkPart, build: buildPart, vitest, journeys };

/** @returns {Count} */
function programs() {
  const missing = ensureTestPrograms();
  if (missing.length === 0) return { passed: 1, failed: 0, failures: [] };
  const why = `Missing, and not to be installed here: ${missing.join(', ')}. CHROMIUM_PATH may name a browser.`;
  return { passed: 0, failed: 1, failures: [told('programs', why)] };
}

/**
 * @param {string[]} names of steps; if empty, all of them
 * @returns {Promise<Count>}
 */
function checkPart(names) {
  return check(names.length === 0 ? stepNames : names.flatMap((name) => planOf([name], stepNames).parts));
}

/** @returns {Promise<Count>} */
async function buildPart() {
  try {
    await build();
    return { passed: 1, failed: 0, failures: [] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [told('build', why)] };
  }
}

/**
 * @param {string[]} files
 * @returns {Promise<Count>}
 */
async function vitest(files) {
  const report = freshReport('vitest.json');
  const log = join(reports, 'vitest.log');
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/vitest-progress.mjs',
  ];
  const ended = await startLogged('vitest/vitest.mjs', ['run', ...reporters, ...files], { log }).ended;
  const read = readReport(report);
  return counted('vitest', read.numPassedTests ?? 0, failedTests(read), ended, log);
}

/**
 * @param {string[]} words files, or engines besides Chromium: all journeys run in these, else the main ones
 * @returns {Promise<Count>}
 */
async function journeys(words) {
  await ensureBuilt();
  ensureEngines();
  const named = words.filter(isEngine);
  const projects = named.map((engine) => `--project=${engine}`);
  const files = words.filter((word) => !isEngine(word));
  const report = freshReport('journeys.json');
  const log = join(reports, 'journeys.log');
  const reporters = '--reporter=list,json,./scripts/journeys-progress.mjs';
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(named.length > 0 && { EVERY_JOURNEY: '1' }) };
  const run = startLogged('playwright/cli.js', ['test', reporters, ...projects, ...files], { log, env });
  const ended = await run.ended;
  const read = readReport(report);
  const { expected = 0, flaky = 0 } = read.stats ?? {};
  const skipped = skippedJourneys(read);
  const isDone = ended && skipped.length > 0 && expected + flaky === 0;
  return {
    ...(isDone ? none : counted('journeys', expected + flaky, failedJourneys(read), ended, log)),
    unsteady: unsteadyJourneys(read),
    skipped,
  };
}

/** Of an engine that is not to be had here. */
const none = { passed: 0, failed: 0, failures: [] };

/**
 * A runner that crashed has failed, whatever it counted before; so has one that ran nothing.
 * @param {string} part
 * @param {number} passed
 * @param {string[]} failures
 * @param {boolean} ended whether the runner succeeded
 * @param {string} log
 * @returns {Count}
 */
function counted(part, passed, failures, ended, log) {
  console.log(`All of it: ${log}`);
  const isSilent = failures.length === 0 && (!ended || passed === 0);
  const reasons = isSilent ? [toldByLog(part, readFileSync(log, 'utf8'))] : failures;
  return { passed, failed: reasons.length, failures: reasons };
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
