import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { expect, test } from './support/journey';
import { LastingBrowser, desk, newFolder, removeFolder } from './support/lasting-browser';
import { listNews } from './support/news-desk';
import { goOffline, shellStored, synchronised } from './support/visit';

test.describe('a reader whose network is cut', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = newFolder();
  });
  test.afterEach(() => removeFolder(folder));

  test(
    'closes the browser, opens it again and finds everything that was there',
    { tag: '@offline' },
    async ({ server }) => {
      const latest = await listNews(server.origin, 'limit=9&orderBy=visible-desc');
      const first = must(latest.data[0], 'the latest news item').title;
      const second = must(latest.data[1], 'the one before').title;
      const byTitle = await listNews(server.origin, 'limit=8&page=2&orderBy=title-asc');

      const online = await LastingBrowser.open({ folder, ...desk });
      await online.page.goto(`${server.origin}/breve`);
      await expect(cards(online.page)).toHaveCount(9);
      await synchronised(online.page);
      await shellStored(online.page);
      await goOffline(online.page);
      await online.close();

      const { context, page } = await LastingBrowser.open({ folder, ...desk });
      await context.setOffline(true);
      await page.goto(`${server.origin}/breve`);
      await expect(cards(page)).toHaveText(latest.data.map(({ title }) => title));
      await expect(page.getByText('Erreur lors de la récupération des brèves')).toHaveCount(0);

      await cards(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
      await expect(page).toHaveTitle(`${first} | Les Amis de la Scène`);
      await page.getByRole('link', { name: /^Brève précédente/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);

      await page.goto(`${server.origin}/breve/archives?taille=8&tri=title-asc`);
      await expect(page.getByText(`1 - 8 / ${byTitle.metadata.total}`)).toBeVisible();
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await expect(page.getByText(`9 - 16 / ${byTitle.metadata.total}`)).toBeVisible();
      await expect(cards(page)).toHaveText(byTitle.data.map(({ title }) => title));
      await context.close();
    },
  );
});

test(
  'a device that never held the news, and that nobody answers, says so and goes on by itself',
  { tag: '@offline' },
  async ({ page, context, server }) => {
    await page.goto('/breve');
    await synchronised(page);
    await shellStored(page);
    await page.goto('about:blank');
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' });
    await context.setOffline(true);

    await page.goto('/breve');
    await expect(page.getByText('Erreur lors de la récupération des brèves')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Les brèves ne sont pas encore sur cet appareil' }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(
      page.getByRole('heading', { name: 'Les brèves ne sont pas encore sur cet appareil' }),
    ).toBeVisible();

    await context.setOffline(false);
    await expect(cards(page)).toHaveCount(9);
  },
);

const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
