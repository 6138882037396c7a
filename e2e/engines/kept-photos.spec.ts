import { must } from '#common/base/must';
import { test } from '../support/engines/engine-journey';
import { goOffline, shellStored, synchronised } from '../support/engines/tab-visit';
import { listImages } from '../support/gallery-desk';

const YEAR = 2022;

/** In the page: how many photos of the wall are shown. */
function shown(): number {
  const photos = [...document.querySelectorAll<HTMLImageElement>('main li img')];
  for (const photo of photos) photo.loading = 'eager';
  return photos.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length;
}

test('the photos of a year that was kept open without a network', async ({ tab, front, server }) => {
  const { data } = await listImages(server.origin, `year=${YEAR}&limit=48`);
  must(data[0], 'a photo of that year');
  await tab.go('/a-propos-de-nous/hors-ligne');
  await synchronised(tab);
  await shellStored(tab);
  await tab.press('checkbox', new RegExp(`^${YEAR}`));
  await tab.sees('Tout est là');
  await goOffline(tab, front);
  await tab.go(`/images/galerie?annee=${YEAR}`);
  await tab.becomes(shown, data.length);
});
