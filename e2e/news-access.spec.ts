import AxeBuilder from '@axe-core/playwright';
import { must } from '#common/base/must';
import { expect, test } from './support/journey';
import { listNews } from './support/news-desk';
import { synchronised } from './support/visit';

const lights = ['light', 'dark'] as const;
const widths = [390, 1280] as const;
const screens = ['the home', 'an article', 'the archive', 'the empty archive'] as const;

for (const colorScheme of lights)
  for (const width of widths)
    test.describe(`by ${colorScheme === 'light' ? 'day' : 'night'}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      for (const screen of screens)
        test(`${screen} keeps no one out and moves nothing`, async ({ page, server }) => {
          await page.addInitScript(recordShifts);
          await page.goto(await pathOf(screen, server.origin));
          await synchronised(page);
          await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
          await page.evaluate(() => document.fonts.ready);
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
          expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThanOrEqual(0.02);
        });
    });

async function pathOf(screen: (typeof screens)[number], origin: string): Promise<string> {
  if (screen === 'the home') return '/breve';
  if (screen === 'the archive') return '/breve/archives';
  if (screen === 'the empty archive') return '/breve/archives?titre=zzzz';
  const { slug } = must((await listNews(origin, 'limit=1')).data[0], 'a news item');
  return `/breve/lire/${slug}`;
}

/** Adds up what moved without anybody having asked for it. */
function recordShifts() {
  Reflect.set(globalThis, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
