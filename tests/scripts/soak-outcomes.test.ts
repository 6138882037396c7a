import { describe, expect, test } from 'vitest';
import { outcomesOfJourneys, outcomesOfTests, tally } from '../../scripts/soak-outcomes.mjs';

describe('a round of the soak', () => {
  test('tells of a test its failure and how to bring it back, and calls evenings of all seeds alike', () => {
    const name = 'tests/world/world.test.ts';
    const result = (status: string, seed: number, ...failureMessages: string[]) => ({
      status,
      fullName: `evening ${seed}`,
      failureMessages,
    });
    const results = [
      result('passed', 123_456),
      result('failed', 234_567, 'lost a scan'),
      result('skipped', 345_678),
    ];
    const report = { testResults: [{ name, status: 'failed', message: '', assertionResults: results }] };
    expect(outcomesOfTests(report, (file, test) => `again ${file}, ${test}`)).toEqual([
      { test: `${name} › evening …` },
      {
        test: `${name} › evening …`,
        failure: `${name} › evening 234567\n  lost a scan`,
        again: `again ${name}, evening 234567`,
      },
    ]);
  });

  test('tells of a journey its failure and its trace, and nothing of one that was cut', () => {
    const spec = (title: string, ok: boolean, result: object) => ({
      title,
      file: 'door.spec.ts',
      tests: [{ status: ok ? 'expected' : 'unexpected', results: [result] }],
    });
    const specs = [
      spec('opens', true, { status: 'passed' }),
      spec('was cut', false, { status: 'interrupted' }),
      spec('sticks', false, {
        status: 'failed',
        errors: [{ message: 'a draught' }],
        attachments: [{ name: 'trace', path: '/t/trace.zip' }],
      }),
    ];
    expect(outcomesOfJourneys({ suites: [{ specs: [], suites: [{ specs }] }] })).toEqual([
      { test: 'e2e/door.spec.ts › opens' },
      {
        test: 'e2e/door.spec.ts › sticks',
        failure: 'e2e/door.spec.ts › sticks\n  a draught',
        again: 'npx playwright show-trace /t/trace.zip',
      },
    ]);
  });
});

test('the table of the soak counts each test, those that failed most first', () => {
  const outcomes = [{ test: 'a' }, { test: 'a' }, { test: 'b', failure: 'why' }, { test: 'b' }];
  expect(tally(outcomes)).toEqual({
    lines: ['   ran  failed  test', '     2       1  b', '     2       0  a'],
    passed: 3,
    failed: 1,
  });
});
