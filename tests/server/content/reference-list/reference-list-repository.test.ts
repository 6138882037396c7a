import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceLists } from '#common/contract/content/reference-names';
import { everybody } from '#common/rules/audience';
import { write } from '#server/platform/database/transaction';
import { readReferenceRows } from '#server/content/reference-list/reference-list-projection';
import { keepReferenceEntries } from '#server/content/reference-list/reference-list-repository';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await keepReferenceEntries(site.database);
});

afterAll(() => site.close());

async function mirrored() {
  const keys = await site.database
    .selectFrom('audience')
    .select('key')
    .where('collection', '=', 'reference-entries')
    .execute();
  const rows = await readReferenceRows(
    site.database,
    keys.map(({ key }) => key),
  );
  return [...rows.values()];
}

const opera = '0190a000-0000-7000-8000-0000000000aa';

const rev = () =>
  site.database
    .selectFrom('revs')
    .select((row) => row.fn.max('rev').as('rev'))
    .executeTakeFirstOrThrow();

test('mirrors follow every entry of the eight lists, in order', async () => {
  const rows = await mirrored();
  for (const [list, names] of Object.entries(referenceLists)) {
    const entries = rows.filter((row) => row.list === list).sort((one, other) => one.rank - other.rank);
    expect(Object.fromEntries(entries.map(({ code, name }) => [code, name]))).toEqual(names);
  }
});

test('when nothing differs, nothing is written', async () => {
  const before = await rev();
  await keepReferenceEntries(site.database);
  expect(await rev()).toEqual(before);
});

test('an entry renamed or gone since is put right, under its old key', async () => {
  const before = await mirrored();
  await write(site.database, async ({ database, recordChange }) => {
    await database
      .updateTable('reference_entries')
      .set({ name: 'Grandes personnes' })
      .where('code', '=', 'ADULTE')
      .execute();
    await database
      .insertInto('reference_entries')
      .values({
        uuid: opera,
        list: 'spectacle-types',
        code: 'OPERA',
        name: 'Opéra',
        rank: 9,
      })
      .execute();
    recordChange('reference-entries', opera, everybody);
  });
  await keepReferenceEntries(site.database);
  expect(new Set(await mirrored())).toEqual(new Set(before));
});
