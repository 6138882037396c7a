import { isEngine } from './engines.mjs';
import { told } from './test-failures.mjs';

/** @typedef {import('./soak-outcomes.d.mts').Outcome} Outcome */

/**
 * @param {any} report Vitest's, as JSON
 * @param {(file: string, test: string) => string} again the command that reproduces a failure
 * @returns {Outcome[]}
 */
export function outcomesOfTests(report, again) {
  return (report.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const { name, status, message, assertionResults } = file;
    if (status === 'failed' && assertionResults.length === 0)
      return [{ test: name, failure: told(name, message), again: again(name, '') }];
    return assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' || test.status === 'failed')
      .map((/** @type {any} */ { fullName, status, failureMessages }) =>
        status === 'passed'
          ? { test: withoutSeed(`${name} › ${fullName}`) }
          : {
              test: withoutSeed(`${name} › ${fullName}`),
              failure: told(`${name} › ${fullName}`, failureMessages.join('\n')),
              again: again(name, fullName),
            },
      );
  });
}

/**
 * An interrupted journey counts neither as passed nor as failed.
 * @param {any} report Playwright's, as JSON; one of its suites may hold others
 * @returns {Outcome[]}
 */
export function outcomesOfJourneys(report) {
  return (report.suites ?? []).flatMap((/** @type {any} */ suite) => [
    ...suite.specs.flatMap((/** @type {any} */ spec) =>
      spec.tests.flatMap((/** @type {any} */ test) =>
        test.results.flatMap((/** @type {any} */ result) => outcomeOfJourney(spec, test, result)),
      ),
    ),
    ...outcomesOfJourneys(suite),
  ]);
}

/**
 * @param {any} spec
 * @param {any} test
 * @param {any} result
 * @returns {Outcome[]}
 */
function outcomeOfJourney(
  { file, title },
  { projectName, status: outcome },
  { status, errors, attachments },
) {
  // The same journey runs in several engines.
  const engine = isEngine(projectName ?? '') ? ` (${projectName})` : '';
  const test = `e2e/${file} › ${title}${engine}`;
  if (status === 'interrupted' || status === 'skipped') return [];
  if (outcome !== 'unexpected') return [{ test }];
  const why = errors.map((/** @type {any} */ { message }) => message).join('\n');
  const trace = attachments.find((/** @type {any} */ { name }) => name === 'trace')?.path;
  const again = trace === undefined ? 'no trace was left' : `npx playwright show-trace ${trace}`;
  return [{ test, failure: told(test, why), again }];
}

/**
 * Evenings of all seeds count as one test. No other number in a test's name is this long.
 * @param {string} name
 */
function withoutSeed(name) {
  return name.replace(/\b\d{6,}\b/g, '…');
}

/**
 * @param {Outcome[]} outcomes
 * @returns {{lines: string[], passed: number, failed: number}} a line for each test, those that failed most first
 */
export function tally(outcomes) {
  /** @type {Map<string, {ran: number, failed: number}>} */
  const tests = new Map();
  for (const { test, failure } of outcomes) {
    const { ran, failed } = tests.get(test) ?? { ran: 0, failed: 0 };
    tests.set(test, { ran: ran + 1, failed: failure === undefined ? failed : failed + 1 });
  }
  const rows = [...tests].sort(([, one], [, other]) => other.failed - one.failed);
  const line = (/** @type {(string | number)[]} */ [ran = '', failed = '', test = '']) =>
    `${String(ran).padStart(6)} ${String(failed).padStart(7)}  ${test}`;
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  return {
    lines: [
      line(['ran', 'failed', 'test']),
      ...rows.map(([test, { ran, failed }]) => line([ran, failed, test])),
    ],
    passed: outcomes.length - failed,
    failed,
  };
}
