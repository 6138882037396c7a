import { bookByApi, lateDate } from './support/box-office';
import { brokenWords } from './support/broken-words';
import { cutWords } from './support/cut-words';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { LastingBrowser, newFolder, removeFolder } from './support/lasting-browser';
import { demoArticle } from './support/news-desk';
import { synchronised } from './support/visit';

/** Small phones, and a page at 200 % in a small window. */
const narrow = { letters: 16, widths: [300, 320] };
/** Somebody's own setting of the browser: twice as large as usual. */
const large = { letters: 32, widths: [390, 640] };

for (const { letters, widths } of [narrow, large])
  for (const reader of ['visitors', 'the office'] as const)
    test(`nothing that ${reader} read is cut at ${widths.join(' or ')} px, with letters of ${letters} px`, async ({
      server,
    }) => {
      const folder = newFolder();
      const flags = [`--blink-settings=defaultFontSize=${letters}`];
      const phone = await LastingBrowser.open({ folder, flags });
      const { page } = phone;
      if (reader === 'the office') await enterAs(page, 'admin@theatre.example', '/breve', server.origin);
      else await page.goto(`${server.origin}/breve`);
      await synchronised(page);
      for (const path of await pathsOf(reader, server.origin)) {
        await page.goto(server.origin + path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await expect.poll(() => cutWords(page), { message: `${path}, ${width} px` }).toEqual([]);
        }
      }
      await phone.kill();
      await removeFolder(folder);
    });

/** Letters that are enlarged in the page alone: no media query knows of them, unlike of a browser's own setting. */
test('letters of twice the size in the page itself cut nothing of a ticket, nor of the head of who is logged in', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ticket = await bookByApi(server.origin, await lateDate(server.origin), 3);
  await enterAs(page, 'visiteur@theatre.example', '/breve');
  for (const path of ['/utilisateur/profil', `/reservations/ma-reservation/${ticket}`]) {
    await page.goto(path);
    await synchronised(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => cutWords(page), { message: path }).toEqual([]);
  }
  await expect.poll(() => brokenWords(page.getByRole('article', { name: 'Ma réservation' }))).toEqual([]);
});

async function pathsOf(reader: 'visitors' | 'the office', origin: string): Promise<readonly string[]> {
  const date = await lateDate(origin);
  if (reader === 'the office')
    return [
      '/utilisateur/profil',
      '/bar/billetterie',
      '/bar/billetterie/scan',
      '/coulisses/breve',
      '/coulisses/breve/ecrire',
      `/regie/reservations/le-dindon/${date}`,
    ];
  const { slug } = await demoArticle(origin);
  return [
    '/breve',
    `/breve/lire/${slug}`,
    '/breve/archives',
    '/bibliotheque',
    '/bibliotheque/le-dindon',
    '/spectacle-du-moment',
    '/reservations',
    `/reservations/reserver/${date}`,
    `/reservations/ma-reservation/${await bookByApi(origin, date, 2)}`,
    '/a-propos-de-nous/contacts',
    '/a-propos-de-nous/saisons',
    '/recherche?q=dindon',
    '/utilisateur/inscription',
    '/en-construction',
  ];
}
