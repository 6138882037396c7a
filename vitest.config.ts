import { defineConfig } from 'vitest/config';
import { buildInfo } from './scripts/build-info.mjs';

// Vitest removes the definitions from the object that it is given, so each project gets its own.
const define = () => ({ __BUILD__: JSON.stringify(buildInfo) });

/** Generous timeouts for a busy machine; speed is measured by the bench. */
const expectation = { poll: { timeout: 60_000 } };
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

/**
 * pure: stateless rules, whose files share their modules: loading them for each file took longer than the tests.
 * unit: mirror, worker, page. server: on a real PostgreSQL, including the seeded runs of the whole system (world).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Tests provoke errors that are logged; the log is shown only for failures.
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
