import { type Page, chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { figure, milliseconds, percentile } from './support/figure';
import { startImportedSite } from './support/imported-site';

/** Ten times as many as the association has. */
const PHOTOS = 7_000;
/** How much slower a phone's processor is than this one. */
const SLOWER = 4;
/** A fast scroll: so many frames, so many pixels in each. */
const FRAMES = 240;
const STRIDE = 120;

const site = await startImportedSite(500, PHOTOS);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [...chromiumFlags],
});
try {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  await page.goto(`${site.origin}/images/galerie`);
  await wallOf(page);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await figure({
    name: 'A frame as 7,000 photos scroll by, slowest of 20, phone',
    unit: 'ms',
    budget: { atMost: 50 },
    runs: 3,
    measure: async () => percentile(await page.evaluate(scrollBy, [FRAMES, STRIDE] as const), 0.95),
  });
  await figure({
    name: 'A wall of 7,000 photos, from the mirror, phone',
    unit: 'ms',
    budget: { atMost: 3_000 },
    runs: 3,
    measure: async () => {
      await page.goto(`${site.origin}/a-propos-de-nous/contacts`);
      return milliseconds(async () => {
        await page.goto(`${site.origin}/images/galerie`);
        await wallOf(page);
      });
    },
  });
} finally {
  await browser.close();
  await site.stop();
}

/** Waits until all records are here. */
async function wallOf(page: Page): Promise<void> {
  await page.getByRole('main').locator(`li[aria-setsize="${PHOTOS}"]`).first().waitFor({ timeout: 120_000 });
}

/** How long each frame took while the page was scrolled down from its top, in milliseconds. */
async function scrollBy([frames, stride]: readonly [number, number]): Promise<number[]> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  scrollTo({ top: 0, behavior: 'instant' });
  const spent: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    window.scrollBy({ top: stride, behavior: 'instant' });
    const now = await nextFrame();
    spent.push(now - before);
    before = now;
  }
  return spent;
}
