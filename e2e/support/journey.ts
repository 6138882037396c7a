import { test as base } from 'playwright/test';
import { SiteServer } from './site-server';

export interface PerWorker {
  /** The real server, one for each of the runner's workers; its demo association is shared by that worker's journeys. */
  readonly server: SiteServer;
}

/** A journey: a test against the real server in a real browser. `page.goto('/breve')` leads to its site. */
export const test = base.extend<{ readonly baseURL: string }, PerWorker>({
  server: [
    async ({}, provide) => {
      const server = await SiteServer.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.origin),
});

export { expect } from 'playwright/test';
