import { randomUUID } from 'node:crypto';
import { ApiClient } from './support/api-client';
import { enterAs } from './support/enter';
import { listImages } from './support/gallery-desk';
import { expect, test } from './support/journey';
import { LastingBrowser, desk, newFolder, removeFolder } from './support/lasting-browser';
import { goOffline, shellStored, synchronised } from './support/visit';
import { type WaitingPhoto, addPhotos, grainyPhoto, partSent } from './support/waiting-photo';

test.describe('an editor in a cellar', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = newFolder();
  });
  test.afterEach(() => removeFolder(folder));

  test(
    'adds three photos, loses the browser twice, and each is on the wall once, to the byte',
    { tag: '@offline' },
    async ({ server }) => {
      test.slow();
      const word = `Cave${randomUUID().slice(0, 8)}`;
      const photos = await Promise.all(
        [1, 2, 3].map(async (rank) => ({
          uuid: randomUUID(),
          name: `${word} ${rank}`,
          bytes: await grainyPhoto(),
        })),
      );

      const editor = await ApiClient.logIn(server.origin, 'contenu@theatre.example');
      const first = await LastingBrowser.open({ folder, ...desk });
      await enterAs(first.page, 'contenu@theatre.example', '/images/galerie', server.origin);
      await synchronised(first.page);
      await shellStored(first.page);
      await goOffline(first.page);
      await addPhotos(first.page, editor.uuid, photos);
      await expect(first.page.getByLabel(/6 modifications à envoyer/).first()).toBeAttached();
      await first.close();

      // In line again, and killed while a part is on its way.
      const second = await LastingBrowser.open({ folder, ...desk });
      await second.page.goto(`${server.origin}/images/galerie`);
      await partSent(second.page);
      await second.kill();

      const last = await LastingBrowser.open({ folder, ...desk });
      await last.page.goto(`${server.origin}/images/galerie`);
      const isThere = async ({ uuid, bytes }: WaitingPhoto) => {
        const answer = await fetch(`${server.origin}/api/images/${uuid}/format/ORIGIN/file`);
        return Buffer.from(await answer.arrayBuffer()).equals(bytes);
      };
      await expect
        .poll(() => Promise.all(photos.map(isThere)), { timeout: 300_000 })
        .toEqual([true, true, true]);
      await synchronised(last.page);
      const { data } = await listImages(server.origin, `text=${word}&orderBy=title-asc`);
      expect(data.map(({ uuid, name }) => [uuid, name])).toEqual(
        photos.map(({ uuid, name }) => [uuid, name]),
      );
      await last.close();
    },
  );
});
