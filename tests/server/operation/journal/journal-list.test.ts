import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JournalChange, JournalNoun } from '#common/contract/site/journal';
import { write } from '#server/platform/database/transaction';
import { addJournalEntry } from '#server/operation/journal/journal-repository';
import { journalRoutes } from '#server/operation/journal/journal-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { agathe, seraphine, ursule, anselme } = troupe;

let site: TestDatabase;
let ask: AskApi;

/** An entry of a day of November 2026. */
async function note(
  day: number,
  by: Player,
  [noun, name]: readonly [JournalNoun, string],
  change: JournalChange,
  of?: Player,
) {
  await site.setClock(new Date(`2026-11-${String(day).padStart(2, '0')}T18:00:00+01:00`));
  await write(site.database, (transaction) =>
    addJournalEntry(transaction, {
      author: by.uuid,
      noun,
      act: 'changed',
      name,
      person: of?.uuid,
      changes: [change],
    }),
  );
}

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, journalRoutes);
  await welcomeTroupe(site.database);
  await note(1, agathe, ['sponsor', 'Garage'], {
    field: 'description',
    before: 'Répare.',
    after: 'Prête sa cour.',
  });
  await note(2, seraphine, ['show', 'Le Dindon'], {
    field: 'prices',
    after: [{ category: 'Réduit', price: 5 }],
  });
  await note(3, ursule, ['roleDemand', 'Billetterie'], { field: 'state', after: 'ACCEPTEE' }, anselme);
  await note(4, agathe, ['sponsor', 'Œuvres de Mai'], { field: 'visible', before: true, after: false });
});
afterAll(() => site.close());

const read = async (query = '') => (await ask('GET', `/api/admin-journal${query}`, { by: agathe })).body;
const names = async (query: string) => (await read(query)).entries.map(({ name }: { name: string }) => name);

test('the journal is read from its end, a page after the other', async () => {
  const first = await read('?limit=3');
  expect(first.entries.map(({ name }: { name: string }) => name)).toEqual([
    'Œuvres de Mai',
    'Billetterie',
    'Le Dindon',
  ]);
  const rest = await read(`?limit=3&before=${first.next}`);
  expect(rest.entries).toMatchObject([{ name: 'Garage' }]);
  expect(rest.next).toBeUndefined();
});

test('it says who has written in it, by name', async () => {
  const { authors } = await read();
  expect(authors.map(({ name }: Player) => name)).toEqual(['Bonnet', 'Delmas', 'Roussel']);
});

test.each([
  ['noun=sponsor', ['Œuvres de Mai', 'Garage']],
  [`author=${seraphine.uuid}`, ['Le Dindon']],
  ['from=2026-11-02&until=2026-11-03', ['Billetterie', 'Le Dindon']],
  ['words=oeuv', ['Œuvres de Mai']],
  ['words=COUR%20gar', ['Garage']],
  ['words=reduit', ['Le Dindon']],
  ['words=anselme', ['Billetterie']],
  ['words=rouss%20mai', ['Œuvres de Mai']],
  ['words=%27%20%26%20!', ['Œuvres de Mai', 'Billetterie', 'Le Dindon', 'Garage']],
  ['words=nobody', []],
])('%s finds %j', async (query, found) => {
  expect(await names(`?${query}`)).toEqual(found);
});

test('nobody but administrators reads it', async () => {
  for (const by of Object.values(troupe)) {
    const { status } = await ask('GET', '/api/admin-journal', { by });
    expect([by.firstname, status]).toEqual([by.firstname, by === agathe ? 200 : 403]);
  }
  expect((await ask('GET', '/api/admin-journal')).status).toBe(401);
});

test('a word beyond all measure is no fault, and is found by its beginning', async () => {
  const endless = 'a'.repeat(5_000);
  await note(5, agathe, ['aboutText', 'Histoire'], { field: 'content', before: endless, after: 'b' });
  expect(await names('?words=histoire%20aaaa')).toEqual(['Histoire']);
});
