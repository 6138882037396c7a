import { expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import type { Channel } from '#worker/base/surroundings';
import { createFakeLocks } from '../../world/fake-locks';
import { openStage } from '../stage';

/** Two tabs of one browser, beside a server that gives a page of a long first load whenever it is let. */
async function openTwoTabs() {
  const pages: (() => void)[] = [];
  const stage = openStage(async ({ path }) => {
    if (path !== '/api/changes') return 'silence';
    const page = await new Promise<number>((give) => pages.push(() => give(pages.length)));
    return {
      status: 200,
      body: {
        cursors: { public: `c${page}`, mine: null },
        scopes: [],
        more: true,
        serverNow: '2026-11-21T20:30:00+01:00',
      },
    };
  });
  const locks = createFakeLocks();
  const receivers = new Map<Channel, (message: unknown) => void>();
  const openChannel = (): Channel => {
    const channel: Channel = {
      send: (message) => receivers.forEach((receive, of) => of !== channel && receive(message)),
      listen: (receive) => receivers.set(channel, receive),
      close: () => receivers.delete(channel),
    };
    return channel;
  };
  const openTab = async () => {
    const tab = { isFrozen: false };
    const worker = createWorker({
      ...stage.surroundings,
      locks: locks.of(tab),
      openChannel,
      after: (milliseconds, ring) => stage.surroundings.after(milliseconds, () => tab.isFrozen || ring()),
    });
    await worker.start({ firstRows: null });
    return tab;
  };
  const first = await openTab();
  await expect.poll(() => pages.length).toBe(1);
  await openTab();
  return { ...stage, pages, first };
}

test('a second tab leaves a long first load to the first one, and takes it over once that is frozen', async () => {
  const { pages, first, pass } = await openTwoTabs();
  for (let page = 0; page < 8; page += 1) {
    pass(10_000);
    pages[page]?.();
    await expect.poll(() => pages.length).toBe(page + 2);
  }
  first.isFrozen = true;
  pass(30_000);
  pass(30_000);
  await expect.poll(() => pages.length).toBe(10);
});
