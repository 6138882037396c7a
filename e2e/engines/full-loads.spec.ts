import { expect, test } from '../support/engines/engine-journey';
import { enterAs, synchronised } from '../support/engines/tab-visit';

/** One after the other by their addresses, as from bookmarks: each page is left as soon as it is whole. */
const pages = [
  { path: '/breve/archives', heading: /archives/i },
  { path: '/bibliotheque', heading: /./ },
  { path: '/reservations', heading: 'Réservations' },
  { path: '/coulisses/breve/ecrire', heading: /./ },
  { path: '/images/galerie', heading: /./ },
  { path: '/breve', heading: /./ },
];

test('six pages that are loaded whole in one tab all come, and the last one synchronises', async ({
  tab,
  front,
}) => {
  await enterAs(tab, front, 'contenu@theatre.example', '/breve');
  await synchronised(tab);
  for (const { path, heading } of pages) {
    await tab.go(path);
    await tab.isAt(heading);
  }
  await synchronised(tab);
  expect(await tab.read(() => location.pathname)).toBe('/breve');
});

for (const visit of ['first', 'second', 'third'])
  test(
    `a page that is left while it starts lets the next one come: ${visit} visit`,
    { tag: '@soak' },
    async ({ tab, front }) => {
      await enterAs(tab, front, 'contenu@theatre.example', '/breve');
      await synchronised(tab);
      for (const path of ['/breve/archives', '/coulisses/breve/ecrire', '/bibliotheque']) await tab.go(path);
      await tab.isAt(/./);
      await synchronised(tab);
    },
  );

/** In the page: the databases of this device that let nobody write within some seconds. */
async function shutDatabases(): Promise<readonly string[]> {
  const opened = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    });
  const written = (database: IDBDatabase) =>
    new Promise<boolean>((resolve) => {
      const stores = [...database.objectStoreNames];
      const transaction = database.transaction(stores, 'readwrite');
      transaction.addEventListener('complete', () => resolve(true));
      setTimeout(() => resolve(false), 10_000);
      transaction.objectStore(stores[0] ?? '').count();
    });
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const isOpen = await Promise.all(names.map(async (name) => written(await opened(name))));
  return names.filter((_, rank) => isOpen[rank] !== true);
}

/** Milliseconds that a page is looked at: less than it needs to come, or a little more. */
const glances = [0, 60, 120, 200, 300, 450, 700, 1000];

test(
  'forty pages that are left as they load leave no database shut',
  { tag: ['@webkit', '@soak'] },
  async ({ tab }) => {
    await tab.go('/breve');
    await synchronised(tab);
    for (let load = 0; load < 40; load += 1) {
      await tab.go(pages[load % pages.length]?.path ?? '');
      await tab.rest(glances[load % glances.length] ?? 0);
    }
    await tab.isAt(/./);
    expect(await tab.read(shutDatabases)).toEqual([]);
  },
);

for (const glance of [300, 500, 700])
  test(
    `the first page of a device that is left after ${glance} milliseconds leaves no database shut`,
    { tag: ['@webkit', '@soak'] },
    async ({ tab }) => {
      await tab.go('/breve');
      await tab.isAt(/./);
      await tab.rest(glance);
      await tab.go('/bibliotheque');
      await tab.isAt(/./);
      expect(await tab.read(shutDatabases)).toEqual([]);
    },
  );
