import { defineConfig } from 'vitest/config';
import { buildInfo } from './scripts/build-info.mjs';

const define = { __BUILD__: JSON.stringify(buildInfo) };

/** unit: rules, mirror, worker, page. server: on a real PostgreSQL, the seeded runs of the whole machine (world) too. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        define,
        test: {
          name: 'unit',
          include: ['tests/{common,mirror,worker,src,house,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        define,
        test: {
          name: 'server',
          include: ['tests/{server,world}/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
