import { stripVTControlCharacters } from 'node:util';

/** Enough of a failure to know what happened; the whole of it lies in build/reports. */
const TOLD_LINES = 6;

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
 * @returns {string[]} each journey that failed, also when it was tried again
 */
export function failedJourneys(report) {
  return journeysThat('unexpected', report);
}

/**
 * @param {any} report Playwright's, as JSON
 * @returns {string[]} each journey that failed and, tried again, passed
 */
export function unsteadyJourneys(report) {
  return journeysThat('flaky', report);
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
 * By its first failure: what comes after may only follow from it.
 * @param {any} spec
 * @param {any} test
 */
function toldJourney(spec, test) {
  const first = test.results.find((/** @type {any} */ { errors }) => errors.length > 0);
  return told(`e2e/${spec.file} › ${spec.title}`, (first?.errors ?? []).map(lineOf).join('\n'));
}

/**
 * The name of a journey does not tell which of its many lines failed.
 * @param {{message: string, location?: {file: string, line: number}}} error
 */
function lineOf({ message, location }) {
  return location === undefined ? message : `${location.file}:${location.line} ${message}`;
}

/**
 * @param {string} name
 * @param {string} why
 */
function told(name, why) {
  return [name, ...stripVTControlCharacters(why).split('\n').slice(0, TOLD_LINES)].join('\n  ');
}
