import { engines } from '../../../scripts/engines.mjs';
import { type Front, openFront } from '../front';
import { expect, siteTest } from '../journey';
import { newFolder, removeFolder } from '../lasting-browser';
import { openFirefox } from './firefox';
import { Tab } from './tab';
import { openWebKit } from './webkit';

type Engine = keyof typeof engines;

export interface PerJourney {
  readonly engineIsThere: void;
  readonly size: { readonly width: number; readonly height: number };
  /** Stands between the site and the device: where it is gone, the device is without a network. */
  readonly front: Front;
  /** The only tab of a device that was never here. */
  readonly tab: Tab;
}

const openers = { webkit: openWebKit, firefox: openFirefox };

/** A journey that is written once and runs in each engine besides Chromium, on a device of its own. */
export const test = siteTest.extend<PerJourney, { readonly engine: Engine }>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  engineIsThere: [
    async ({ engine }, provide, { skip }) => {
      const { name, debianPackages, isThere } = engines[engine];
      skip(!isThere(), `${name} is not to be had here (${debianPackages.join(', ')}).`);
      await provide();
    },
    { auto: true },
  ],
  size: [{ width: 1280, height: 900 }, { option: true }],
  async front({ server }, provide) {
    const front = await openFront(server.origin);
    await provide(front);
    await front.close();
  },
  async tab({ engine, front, size }, provide, info) {
    const folder = newFolder();
    const open = () => openers[engine]({ folder, ...size });
    const tab = new Tab(await open(), open, front.origin);
    try {
      await provide(tab);
      if (info.status === info.expectedStatus) expect(await tab.thrown()).toEqual([]);
      else await info.attach('the page', { body: await tab.text().catch(String) });
    } finally {
      await tab.close();
      await removeFolder(folder);
    }
  },
});

export { expect } from '../journey';
