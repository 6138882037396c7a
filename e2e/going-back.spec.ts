import type { Page } from 'playwright/test';
import { dateOf } from './support/booking-office';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { synchronised } from './support/visit';

/** Lists, by who reads them, and how a link in them begins that leads on. */
const lists = [
  { path: '/bibliotheque', link: '/bibliotheque/' },
  { path: '/recherche?q=dindon', link: '/' },
  { path: '/recherche?q=dindon&groupe=breves', link: '/breve/lire/' },
  { path: '/breve/archives', link: '/breve/lire/' },
  { path: '/breve', link: '/breve/lire/' },
  { path: '/images/galerie', link: null },
  { path: '/saisons', link: null },
  { path: '/coulisses/piece', link: null, as: 'contenu@theatre.example' },
  { path: '/regie/utilisateur', link: null, as: 'admin@theatre.example' },
  { path: '/regie/journal', link: null, as: 'admin@theatre.example' },
  { path: 'the bookings of a date', link: null, as: 'resa@theatre.example' },
];

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test.describe(`going back at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const { path, link, as } of lists)
      test(`lands where one left: ${path}`, async ({ page, server }) => {
        const address = path.startsWith('/') ? path : await dateOf(server.origin);
        if (as === undefined) await page.goto(address);
        else await enterAs(page, as, address);
        await synchronised(page);
        await isWhole(page);
        const left = await scrollDown(page);
        await followLink(page, link);
        await expect.poll(() => top(page)).toBe(0);
        await page.goBack();
        await expect.poll(() => top(page)).toBe(left);
        await isWhole(page);
        expect(await top(page)).toBe(left);
      });

    test('to the page of a list before this one lands at its foot', async ({ page }) => {
      await page.goto('/bibliotheque');
      await synchronised(page);
      await isWhole(page);
      await page.getByRole('link', { name: 'Page suivante' }).scrollIntoViewIfNeeded();
      const left = await top(page);
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await expect.poll(() => top(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => top(page)).toBe(left);
    });
  });

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

const isWhole = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]'),
      ),
    )
    .toBe(true);

/** By the wheel, as a person scrolls, to three quarters of the page. */
async function scrollDown(page: Page): Promise<number> {
  await page.mouse.move(195, 400);
  await page.mouse.wheel(
    0,
    await page.evaluate(() => 0.75 * (document.documentElement.scrollHeight - innerHeight)),
  );
  await expect.poll(() => top(page)).toBeGreaterThan(0);
  let before = 0;
  await expect
    .poll(async () => {
      const [last, now] = [before, await top(page)];
      before = now;
      return now - last;
    })
    .toBe(0);
  return before;
}

/** Leaves by a link of the list that is in sight, or by the site's mark. */
async function followLink(page: Page, beginning: string | null): Promise<void> {
  const before = page.url();
  await page.evaluate((beginning) => {
    const inSight = ({ top, bottom }: DOMRect) => top > 100 && bottom < innerHeight;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
      (one) =>
        beginning !== null &&
        one.getAttribute('href')?.startsWith(beginning) === true &&
        inSight(one.getBoundingClientRect()),
    );
    (link ?? document.querySelector<HTMLAnchorElement>('header a'))?.click();
  }, beginning);
  await expect.poll(() => page.url()).not.toBe(before);
}
