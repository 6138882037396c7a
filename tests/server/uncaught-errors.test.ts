import { EventEmitter, once } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/platform/process/log';
import { Metrics } from '#server/platform/http/metrics';
import { handleUncaughtErrors } from '#server/uncaught-errors';

let lines: string[];
let metrics: Metrics;
let drained: number;
let process: EventEmitter;
const ended = new EventEmitter();

beforeEach(() => {
  lines = [];
  metrics = new Metrics();
  drained = 0;
  process = new EventEmitter();
  handleUncaughtErrors(process, {
    log: createLog('info', (line) => lines.push(line)),
    metrics,
    async drain() {
      drained += 1;
      throw new Error('the curtain is stuck');
    },
    exit: (code) => ended.emit('exit', code),
  });
});

test('a promise that nobody took is logged with its stack and counted, and nothing ends', () => {
  process.emit('unhandledRejection', new TypeError('the set fell'));
  process.emit('unhandledRejection', 'a word');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      level: 'error',
      event: 'unhandled rejection',
      error: { stack: expect.stringContaining('uncaught-errors.test') },
    },
    { event: 'unhandled rejection', error: 'a word' },
  ]);
  expect(metrics.text()).toContain('site_mishaps_total{kind="rejection"} 2\n');
  expect(drained).toBe(0);
});

test('after an exception the server drains once, and goes with a code that has it replaced', async () => {
  const exit = once(ended, 'exit');
  process.emit('uncaughtException', new Error('the set fell'));
  process.emit('uncaughtException', new Error('the lamps too'));
  expect(await exit).toEqual([70]);
  expect(drained).toBe(1);
  expect(lines).toHaveLength(2);
  expect(metrics.text()).toContain('site_mishaps_total{kind="exception"} 2\n');
});
