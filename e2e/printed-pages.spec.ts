import type { Page } from 'playwright/test';
import { bookByApi, lateDate } from './support/box-office';
import { expect, test } from './support/journey';
import { demoArticle } from './support/news-desk';
import { synchronised } from './support/visit';

/** What is of use on a screen alone. */
const onScreen = [
  'header:not(main *)',
  'nav',
  'button',
  'summary',
  'input',
  'select',
  'textarea',
  '[role="tablist"]',
  'section[aria-label^="Conditions"]',
].join();

/** Each page as a reader of the dark theme prints it, with its grounds: black on white, the bars and buttons left out. */
async function expectPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator(onScreen).filter({ visible: true })).toHaveCount(0);
  const unreadable = await page.evaluate(() => {
    const words = [...document.querySelectorAll('h1, h2, p, li, td, dt, dd, time')].filter((one) =>
      one.checkVisibility(),
    );
    /** How light a colour is on a white sheet, from 0 to 255. */
    const lightness = (colour: string) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) throw new Error('No canvas');
      for (const layer of ['#fff', colour]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    };
    const isDark = (one: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      const grounds = [
        backgroundColor,
        ...(backgroundImage.match(/(?:ok)?(?:rgba?|lab|lch)\([^)]*\)/g) ?? []),
      ];
      return grounds.some((ground) => lightness(ground) < 200);
    };
    const isOnDark = (one: Element | null): boolean =>
      one !== null && (isDark(one) || isOnDark(one.parentElement));
    return words
      .filter((one) => lightness(getComputedStyle(one).color) > 150 || isOnDark(one))
      .map(({ textContent }) => textContent.slice(0, 40));
  });
  expect(unreadable).toEqual([]);
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  await page.emulateMedia({ media: null, colorScheme: null });
  return pdf;
}

const pageCount = (pdf: string) =>
  Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));

test('articles, plays and lists are printed as they are read', async ({ page, server }) => {
  const { slug } = await demoArticle(server.origin);
  for (const path of [
    '/breve',
    `/breve/lire/${slug}`,
    '/bibliotheque/le-dindon',
    '/breve/archives',
    '/bibliotheque',
    '/reservations',
    '/spectacle-du-moment',
    '/a-propos-de-nous/notre-histoire',
    '/conditions-generales-d-utilisation',
    '/en-construction',
  ]) {
    await page.goto(path);
    await synchronised(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPaper(page);
  }
});

test('a booking is one sheet of paper, with its code', async ({ page, server }) => {
  const uuid = await bookByApi(server.origin, await lateDate(server.origin), 2);
  await page.goto(`/reservations/ma-reservation/${uuid}`);
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  expect(pageCount(await expectPaper(page))).toBe(1);
});
