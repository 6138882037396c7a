import { defineConfig } from 'vitest/config';
import { buildInfo } from './scripts/build-info.mjs';

// A project takes out of its object what it defines: each has its own.
const define = () => ({ __BUILD__: JSON.stringify(buildInfo) });

/** What a test waits for comes when a machine at work comes to it: how fast is the bench's business. */
const expectation = { poll: { timeout: 60_000 } };
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

/**
 * pure: rules, which keep nothing, so that their files share what they load: loading it anew took longer than the tests.
 * unit: mirror, worker, page. server: on a real PostgreSQL, the seeded runs of the whole machine (world) too.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // What a test provokes on purpose is also logged: worth reading only beside a failure.
    silent: 'passed-only',
    projects: [
      {
        define: define(),
        test: {
          name: 'pure',
          isolate: false,
          include: ['tests/common/**/*.test.ts'],
          ...patience,
        },
      },
      {
        define: define(),
        test: {
          name: 'unit',
          expect: expectation,
          include: ['tests/{mirror,worker,src,house,scripts}/**/*.test.{ts,tsx}'],
          ...patience,
        },
      },
      {
        define: define(),
        test: {
          name: 'server',
          expect: expectation,
          include: ['tests/{server,world}/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          ...patience,
        },
      },
    ],
  },
});
