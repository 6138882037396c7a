import { must } from '#common/base/must';
import { ApiClient } from './support/api-client';
import { expect, test } from './support/journey';
import { goOffline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test(
  'the picture that was chosen for a show stands above the news, also without a network',
  { tag: '@offline' },
  async ({ page, server }) => {
    const listed = await fetch(`${server.origin}/api/images?limit=1`);
    const { data } = (await listed.json()) as { readonly data: readonly { readonly uuid: string }[] };
    const { uuid } = must(data[0], 'an image of the demo');
    const secretary = await ApiClient.logIn(server.origin, 'secretaire@theatre.example');
    await secretary.shows.change('le-dindon', () => ({ banner: { uuid } }));
    const photo = page.locator(`img[src="/api/images/${uuid}/format/BANNER/file"]`);
    const isSeen = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await page.goto('/');
    await synchronised(page);
    await shellStored(page);
    await page.reload();
    await expect.poll(isSeen).toBe(true);
    await expectWelcomeEverywhere(page);
    await goOffline(page);
    await page.reload();
    await expect.poll(isSeen).toBe(true);
    // Other journeys share the demo.
    await secretary.shows.change('le-dindon', () => ({ banner: null }));
  },
);
