import type { Route } from 'playwright/test';
import { must } from '#common/base/must';
import { listImages } from './support/gallery-desk';
import { expect, test } from './support/journey';
import { holdPictures } from './support/late-pictures';
import { expectNoShift, recordShifts } from './support/layout-shift';
import { demoArticle, writeNews } from './support/news-desk';
import { synchronised } from './support/visit';
import { expectWelcome } from './support/welcome';

const widths = [390, 1280] as const;
const screens = [
  'the home',
  'an article',
  'a short article',
  'a picture of unknown size',
  'the archive',
  'the empty archive',
  'the library',
  'a troupe’s library',
  'the empty library',
  'a play',
  'the history',
  'the partners',
  'the contacts',
  'the gallery',
  'the empty gallery',
  'a photo',
  'the show of the moment',
  'the seasons',
  'a year without a play',
  'what is kept offline',
  'the search',
  'what was found',
  'what was not found',
] as const;

for (const width of widths)
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const screen of screens)
      test(`${screen} keeps no one out, by day and by night, and moves nothing`, async ({
        page,
        context,
        server,
      }) => {
        await page.addInitScript(recordShifts);
        const bringPictures = await holdPictures(context);
        await page.goto(await pathOf(screen, server.origin), { waitUntil: 'commit' });
        await synchronised(page);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        bringPictures();
        await page.waitForLoadState();
        await expectWelcome(page);
        await expectNoShift(page);
      });
  });

for (const width of widths)
  test(`a screen shorter than the window, whose code comes late, moves nothing at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(recordShifts);
    const held: Route[] = [];
    await page.route(/\/assets\/offline-archive-.*\.js/, (route) => void held.push(route));
    await page.goto('/a-propos-de-nous/hors-ligne', { waitUntil: 'commit' });
    await expect(page.getByRole('main').locator('[data-loading]')).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const route of held) await route.continue();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoShift(page);
  });

async function pathOf(screen: (typeof screens)[number], origin: string): Promise<string> {
  if (screen === 'the home') return '/breve';
  if (screen === 'the archive') return '/breve/archives';
  if (screen === 'the empty archive') return '/breve/archives?titre=zzzz';
  if (screen === 'the library') return '/bibliotheque';
  if (screen === 'a troupe’s library') return '/bibliotheque?femmes=4&hommes=3';
  if (screen === 'the empty library') return '/bibliotheque?titre=zzzz';
  if (screen === 'the history') return '/a-propos-de-nous/notre-histoire';
  if (screen === 'the partners') return '/a-propos-de-nous/nos-partenaires';
  if (screen === 'the contacts') return '/a-propos-de-nous/contacts';
  if (screen === 'a play') return '/bibliotheque/le-dindon';
  if (screen === 'the gallery') return '/images/galerie';
  if (screen === 'the empty gallery') return '/images/galerie?piece=zzzz';
  if (screen === 'the show of the moment') return '/spectacle-du-moment';
  if (screen === 'the seasons') return '/a-propos-de-nous/saisons';
  if (screen === 'a year without a play') return '/a-propos-de-nous/saisons?annee=1988';
  if (screen === 'what is kept offline') return '/a-propos-de-nous/hors-ligne';
  if (screen === 'the search') return '/recherche';
  if (screen === 'what was found') return '/recherche?q=dindon';
  if (screen === 'what was not found') return '/recherche?q=zzzz';
  if (screen === 'a photo') {
    const { uuid } = must((await listImages(origin, 'limit=1')).data[0], 'an image');
    return `/images/galerie?photo=${uuid}`;
  }
  if (screen === 'a short article')
    return `/breve/lire/${await writeNews(origin, 'Le Dindon, dernière minute', new Date(Date.now() - 60_000))}`;
  if (screen === 'a picture of unknown size') {
    const { uuid } = must((await listImages(origin, 'limit=1&format=L')).data[0], 'an image');
    return `/breve/lire/${await writeNews(origin, 'Une photo, et la suite', new Date(Date.now() - 60_000), `/api/images/${uuid}/format/L/file`)}`;
  }
  const { slug } = await demoArticle(origin);
  return `/breve/lire/${slug}`;
}
