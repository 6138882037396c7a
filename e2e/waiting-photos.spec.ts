import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { withFonts } from '../scripts/system-fonts.mjs';
import { ApiClient } from './support/api-client';
import { listImages } from './support/gallery-desk';
import { expect, test } from './support/journey';
import { goOffline, logIn, shellStored, synchronised } from './support/visit';
import { type WaitingPhoto, addPhotos, grainyPhoto, partSent } from './support/waiting-photo';

test.describe('an editor in a cellar', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'editor-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
      const first = await openBrowser(folder);
      await first.page.goto(`${server.origin}/images/galerie`);
      await logIn(first.page, 'contenu@theatre.example');
      await synchronised(first.page);
      await shellStored(first.page);
      await goOffline(first.page);
      await addPhotos(first.page, editor.uuid, photos);
      await expect(first.page.getByLabel(/6 modifications à envoyer/).first()).toBeAttached();
      await first.context.close();

      // In line again, and killed while a part is on its way.
      const second = await openBrowser(folder);
      await second.page.goto(`${server.origin}/images/galerie`);
      await partSent(second.page);
      await crash(second);

      const last = await openBrowser(folder);
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
      await last.context.close();
    },
  );
});

interface Browser {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The same folder is the same browser, with all that it keeps. */
async function openBrowser(folder: string): Promise<Browser> {
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags],
    env: withFonts(['dejavu', 'liberation']),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

async function crash({ context, page }: Browser): Promise<void> {
  const gone = new Promise((resolve) => context.once('close', resolve));
  const browser = await context.newCDPSession(page);
  // It dies before it can answer.
  void browser.send('Browser.crash').catch(() => undefined);
  await gone;
}
