import { chromium } from 'playwright/test';
import { chromiumFlags, findHeadlessChromium } from '../scripts/chromium.mjs';
import { withFonts } from '../scripts/system-fonts.mjs';
import { enterAs } from './support/enter';
import { expect, test, withoutServiceWorker } from './support/journey';
import { expectNoShift, recordShifts } from './support/layout-shift';
import { demoArticle } from './support/news-desk';
import { synchronised } from './support/visit';

/* Until the site's own fonts are loaded, text is shown in system fonts: nothing may move when they arrive. */
for (const font of ['dejavu', 'liberation'] as const)
  for (const width of [390, 1280])
    test(`where a machine knows ${font} alone, nothing moves at ${width} pixels`, async ({ server }) => {
      const executablePath = findHeadlessChromium();
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...chromiumFlags],
        env: withFonts([font]),
      });
      try {
        const context = await browser.newContext({
          baseURL: server.origin,
          locale: 'fr-FR',
          timezoneId: 'Europe/Paris',
          viewport: { width, height: 844 },
        });
        await withoutServiceWorker(context);
        const page = await context.newPage();
        await page.addInitScript(recordShifts);
        const { slug } = await demoArticle(server.origin);
        for (const path of ['/breve', `/breve/lire/${slug}`, '/breve/archives', '/utilisateur/profil']) {
          if (path === '/utilisateur/profil') await enterAs(page, 'membre@theatre.example', path);
          else await page.goto(path);
          await synchronised(page);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
          await page.evaluate(() => document.fonts.ready);
          await expectNoShift(page);
        }
      } finally {
        await browser.close();
      }
    });
