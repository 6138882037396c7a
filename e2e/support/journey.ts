import { type WorkerFixture, test as base } from 'playwright/test';
import { SiteServer, takeOwnEnds } from './site-server';

/** The fixture of a server of its own. @param environment what it is started with, besides the usual */
export function freshServer(
  environment: Readonly<Record<string, string>> = {},
): [WorkerFixture<SiteServer, object>, { scope: 'worker'; timeout: number }] {
  return [
    async ({}, provide) => {
      const server = await SiteServer.start(environment);
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ];
}

export interface PerWorker {
  /** The real server, one for each of the runner's workers; its demo association is shared by that worker's journeys. */
  readonly server: SiteServer;
}

export interface PerJourney {
  readonly baseURL: string;
  /** Fails the journey during which a server ended by itself, with what that had said. */
  readonly serversStay: void;
}

/** A journey: a test against the real server in a real browser. `page.goto('/breve')` leads to its site. */
export const test = base.extend<PerJourney, PerWorker>({
  server: freshServer(),
  baseURL: ({ server }, provide) => provide(server.origin),
  serversStay: [
    async ({}, provide) => {
      await provide();
      const ends = takeOwnEnds();
      if (ends.length > 0) throw new Error(ends.join('\n'));
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
