import { type BrowserContext, type Page, type WorkerFixture, test as base } from 'playwright/test';
import { type ShortSpans, SiteServer, takeOwnEnds } from './site-server';

/** The fixture of a server of its own. @param environment what it is started with, besides the usual */
export function freshServer(
  environment: Readonly<Record<string, string>> = {},
): [WorkerFixture<SiteServer, PerWorker>, { scope: 'worker'; timeout: number }] {
  return [
    async ({ spans }, provide) => {
      const server = await SiteServer.start(environment, spans);
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 400_000 },
  ];
}

export interface PerWorker {
  /** How long the keys that the server gives out are good, where not as usual. */
  readonly spans: ShortSpans;
  /** The real server, one for each of the runner's workers; its demo association is shared by that worker's journeys. */
  readonly server: SiteServer;
}

export interface OfSite {
  readonly baseURL: string;
  /** Fails the journey during which a server ended by itself, with what that had said. */
  readonly serversStay: void;
}

export interface PerJourney {
  /** Fails the journey in which a page threw an uncaught error. */
  readonly pagesThrowNothing: void;
  /** Prepares every context of the journey, also those that it opens for other people, and closes them at its end. */
  readonly contexts: void;
}

/** What stands before every journey, whatever drives its browser. */
export const siteTest = base.extend<OfSite, PerWorker>({
  spans: [{}, { option: true, scope: 'worker' }],
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

/**
 * A journey: a test against the real server in a real browser. `page.goto('/breve')` leads to its site. One that comes back
 * without a network, or to what the device stored, is tagged `@offline`: only these wait for the service worker to store the
 * whole site.
 */
export const test = siteTest.extend<PerJourney>({
  pagesThrowNothing: [
    async ({ browser }, provide) => {
      const thrown: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on('weberror', (fault) => {
          const error = fault.error();
          thrown.push(`${fault.page()?.url() ?? ''}\n${error.stack ?? error.message}`);
        });
      browser.on('context', listen);
      await provide();
      browser.off('context', listen);
      if (thrown.length > 0) throw new Error(`A page threw what nobody caught:\n${thrown.join('\n')}`);
    },
    { auto: true },
  ],
  contexts: [
    async ({ browser }, provide, { tags }) => {
      const opened: BrowserContext[] = [];
      const prepare = (context: BrowserContext) => {
        opened.push(context);
        context.on('page', leaveLikePeople);
        // Sent before the first page is asked for.
        if (!tags.includes('@offline')) void withoutServiceWorker(context);
      };
      browser.on('context', prepare);
      await provide();
      browser.off('context', prepare);
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});

/**
 * What closes gives its entry of the history back, and an address that is asked for meanwhile is broken off by the browser:
 * nobody types one within these milliseconds. Where the entry is kept, something is still open.
 */
function leaveLikePeople(page: Page): void {
  const settled = () =>
    page
      .waitForFunction(() => history.scrollRestoration === 'auto', null, { timeout: 1_500 })
      .catch(() => null);
  const { goto, reload } = page;
  page.goto = async (...to) => {
    await settled();
    return goto.apply(page, to);
  };
  page.reload = async (...options) => {
    await settled();
    return reload.apply(page, options);
  };
}

/** As in browsers that have none. */
export async function withoutServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

export { expect } from 'playwright/test';
