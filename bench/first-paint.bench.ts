import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { figure } from './support/figure';
import { withSites } from './support/site-with-database';

/** A phone as in Lighthouse: 150 ms to the server, 1.6 Mbit/s, a processor four times slower than this one. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
/** Later paints of larger things count, too. */
const SETTLING = 2000;

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [...chromiumFlags],
});
try {
  await withSites(async ({ site: { origin } }) => {
    for (const [name, path, atMost] of [
      ['Largest paint of the news home, first visit, phone', '/breve', 1300],
      ['Largest paint of an article, first visit, phone', await articlePath(origin), 1100],
    ] as const) {
      await figure({
        name,
        unit: 'ms',
        budget: { atMost },
        measure: () => largestPaint(browser, origin + path),
      });
    }
  });
} finally {
  await browser.close();
}

/** When the largest thing of the first screen was painted, in milliseconds, for somebody who has never been here. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address, { waitUntil: 'load' });
    await wait(SETTLING);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((entries) =>
            resolve(entries.getEntries().at(-1)?.startTime ?? NaN),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}

async function articlePath(origin: string): Promise<string> {
  const { data } = await (await fetch(`${origin}/api/news?page=1&limit=1`)).json();
  return `/breve/lire/${data[0].slug}`;
}
