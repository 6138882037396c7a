import { stripVTControlCharacters } from 'node:util';
import { isEngine } from './engines.mjs';

/** How many lines of a failure are shown; the full text is in build/reports. */
const TOLD_LINES = 6;

/**
 * @param {string} name
 * @param {string} why
 * @returns {string} both, the reason cut to its first lines
 */
export function told(name, why) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, TOLD_LINES)].join('\n  ');
}

/**
 * For a runner that failed without a failure in its report: its output from the first error on, else its last lines.
 * @param {string} name
 * @param {string} log its whole output
 */
export function toldByLog(name, log) {
  const lines = stripVTControlCharacters(log).trimEnd().split('\n');
  const first = lines.findIndex((line) => /error/i.test(line));
  return told(name, lines.slice(first === -1 ? -TOLD_LINES : first).join('\n'));
}

/**
 * @param {any} report Vitest's, as JSON
 * @returns {string[]} each test that failed, and each file that could not be run
 */
export function failedTests(report) {
  return (report.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [told(file.name, file.message)] : [];
    return failed.map((/** @type {any} */ test) =>
      told(`${file.name} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
}

/**
 * @param {any} report Playwright's, as JSON; one of its suites may hold others
 * @returns {string[]} each journey that failed, also when retried, and failures outside of journeys
 */
export function failedJourneys(report) {
  const outside = (report.errors ?? []).map((/** @type {any} */ error) => told('journeys', lineOf(error)));
  return [...journeysThat('unexpected', report), ...outside];
}

/**
 * @param {any} report Playwright's, as JSON
 * @returns {string[]} each journey that failed and passed when retried
 */
export function unsteadyJourneys(report) {
  return journeysThat('flaky', report);
}

/**
 * @param {any} report Playwright's, as JSON
 * @returns {string[]} for each reason, how many journeys were skipped for it
 */
export function skippedJourneys(report) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const reason of reasonsIn(report)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} ${count === 1 ? 'journey' : 'journeys'}: ${reason}`);
}

/**
 * @param {any} report
 * @returns {string[]} why, for each journey that was skipped
 */
function reasonsIn(report) {
  return (report.suites ?? []).flatMap((/** @type {any} */ suite) => [
    ...suite.specs.flatMap((/** @type {any} */ { tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'skipped')
        .map(
          (/** @type {any} */ { annotations }) => annotations?.at(-1)?.description ?? 'no reason was given',
        ),
    ),
    ...reasonsIn(suite),
  ]);
}

/**
 * @param {'unexpected' | 'flaky'} status
 * @param {any} report
 * @returns {string[]}
 */
function journeysThat(status, report) {
  return (report.suites ?? []).flatMap((/** @type {any} */ suite) => [
    ...suite.specs.flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === status)
        .map((/** @type {any} */ test) => toldJourney(spec, test)),
    ),
    ...journeysThat(status, suite),
  ]);
}

/**
 * Reports the first failure: later ones may be its consequences.
 * @param {any} spec
 * @param {any} test
 */
function toldJourney(spec, test) {
  const first = test.results.find((/** @type {any} */ { errors }) => errors.length > 0);
  const engine = isEngine(test.projectName ?? '') ? ` (${test.projectName})` : '';
  return told(`e2e/${spec.file} › ${spec.title}${engine}`, (first?.errors ?? []).map(lineOf).join('\n'));
}

/**
 * Adds file and line, since the name of a journey does not tell which of its many lines failed.
 * @param {{message: string, location?: {file: string, line: number}}} error
 */
function lineOf({ message, location }) {
  return location === undefined ? message : `${location.file}:${location.line} ${message}`;
}
