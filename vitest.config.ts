import { defineConfig } from 'vitest/config';
import { buildInfo } from './scripts/build-info.mjs';

// Vitest removes the definitions from the object that it is given, so each project gets its own.
const define = () => ({ __BUILD__: JSON.stringify(buildInfo) });

/** Generous timeouts for a busy machine; speed is measured by the bench. */
const expectation = { poll: { timeout: 60_000 } };
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

/**
 * Files of a project share a process and the libraries it loaded: loading them anew for each file took longer than the tests.
 * Our own modules, some of which have state, are loaded anew.
 */
const sharing = { isolate: false, setupFiles: 'tests/support/leave-as-found.ts' };

/**
 * pure: stateless rules, whose files share our own modules too. page: what people see. unit: the mirror and its worker, each
 * file with a Dexie of its own, and the house. server: on a real PostgreSQL, including the seeded runs of the whole system
 * (world).
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
          name: 'page',
          ...sharing,
          expect: expectation,
          include: ['tests/src/**/*.test.{ts,tsx}'],
          ...patience,
        },
      },
      {
        define: define(),
        test: {
          name: 'unit',
          ...sharing,
          expect: expectation,
          // Dexie keeps the clock and the database that it is loaded under; only as an ES module is it loaded anew.
          alias: { dexie: 'dexie/dist/dexie.mjs' },
          server: { deps: { inline: [/dexie/] } },
          include: ['tests/{mirror,worker,house,scripts}/**/*.test.ts'],
          ...patience,
        },
      },
      {
        define: define(),
        test: {
          name: 'server',
          ...sharing,
          expect: expectation,
          include: ['tests/{server,world}/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          ...patience,
        },
      },
    ],
  },
});
