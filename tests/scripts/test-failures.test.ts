import { describe, expect, test } from 'vitest';
import {
  failedJourneys,
  failedTests,
  skippedJourneys,
  toldByLog,
  unsteadyJourneys,
} from '../../scripts/test-failures.mjs';

describe('what failed is told once more at the end', () => {
  test('a test by its file, its name and its reproach', () => {
    const report = {
      testResults: [
        {
          name: 'tests/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'the sun rises', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'the moon rises',
              failureMessages: ['\u001B[31mno moon\u001B[39m\n at night'],
            },
          ],
        },
      ],
    };
    expect(failedTests(report)).toEqual(['tests/a.test.ts › the moon rises\n  no moon\n   at night']);
  });

  test('a file that could not be run at all, by what stopped it', () => {
    const report = {
      testResults: [
        { name: 'tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(failedTests(report)).toEqual(['tests/b.test.ts\n  no such module']);
  });

  const journey = (title: string, status: string, ...results: object[]) => ({
    title,
    file: 'door.spec.ts',
    tests: [{ status, results }],
  });
  const failed = (message: string) => ({ errors: [{ message, location: { file: 'door.ts', line: 7 } }] });
  const passed = { errors: [] };

  test('a journey, however deep its suite lies, and only the first lines of what it says', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const report = {
      suites: [
        {
          specs: [journey('opens', 'expected', passed)],
          suites: [{ specs: [journey('stays shut', 'unexpected', failed(message), failed('still'))] }],
        },
      ],
    };
    const [told = '', ...others] = failedJourneys(report);
    expect(others).toEqual([]);
    expect(told.split('\n')).toEqual([
      'e2e/door.spec.ts › stays shut',
      '  door.ts:7 line 0',
      ...Array.from({ length: 5 }, (_, line) => `  line ${line + 1}`),
    ]);
  });

  test('a journey that passed at its second try, by why it did not at its first', () => {
    const report = { suites: [{ specs: [journey('sticks', 'flaky', failed('a draught'), passed)] }] };
    expect(failedJourneys(report)).toEqual([]);
    expect(unsteadyJourneys(report)).toEqual(['e2e/door.spec.ts › sticks\n  door.ts:7 a draught']);
  });

  test('how many journeys were skipped, by the reason', () => {
    const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'WebKit is missing.' }] };
    const specs = [{ title: 'opens', tests: [skipped, { status: 'expected' }] }, { tests: [skipped] }];
    expect(skippedJourneys({ suites: [{ specs, suites: [{ specs }] }] })).toEqual([
      '4 journeys: WebKit is missing.',
    ]);
    expect(skippedJourneys({})).toEqual([]);
  });

  test('what failed outside of every journey, as a server that could not be stopped', () => {
    const report = { suites: [], errors: [{ message: 'Nobody took an error' }] };
    expect(failedJourneys(report)).toEqual(['journeys\n  Nobody took an error']);
  });

  test('a runner that wrote no report, by its first error', () => {
    const log = ['RUN v4', '', 'Error: no such project', '    at run (cli.js:1)'].join('\n');
    expect(toldByLog('vitest', log)).toBe('vitest\n  Error: no such project\n      at run (cli.js:1)');
  });

  test('a runner that named no error, by its last words', () => {
    const log = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    expect(toldByLog('vitest', log).split('\n')).toEqual([
      'vitest',
      ...Array.from({ length: 6 }, (_, line) => `  line ${34 + line}`),
    ]);
  });

  test('nothing, where there is no report', () => {
    expect(failedTests({})).toEqual([]);
    expect(failedJourneys({})).toEqual([]);
  });
});
