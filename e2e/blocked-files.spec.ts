import { openFront } from './support/front';
import { expect, test } from './support/journey';
import { goOffline, shellStored, synchronised } from './support/visit';

test(
  'a file that the device blocks is left out of the site without a network, told, and asked for again',
  { tag: '@offline' },
  async ({ page, server }) => {
    const front = await openFront(server.origin);
    const unblock = front.block('/pictures/workbench.svg');
    await page.goto(`${front.origin}/a-propos-de-nous/hors-ligne`);
    await synchronised(page);
    const told = page.getByRole('main').getByText('1 fichier du site n’a pas pu être gardé');
    await expect(told).toBeVisible();
    unblock();
    await page.reload();
    await shellStored(page);
    await expect(told).toHaveCount(0);
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les archives hors ligne');
    await front.close();
  },
);
