import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchableWords } from '#common/base/word-beginnings';
import { foundNames } from '#server/platform/database/migrations/062-found-names';
import { write } from '#server/platform/database/transaction';
import { listUsers } from '#server/people/user/user-list';
import { peopleDesk } from '../../../../support/people-desk';
import { fc } from '../../../../support/properties';
import { troupe } from '../../../../support/troupe';

const desk = peopleDesk();
const { ulysse } = troupe;

test('who was stored before is found, under an address that stays', async () => {
  const database = desk.database();
  const before = await write(database, ({ database: inside }) =>
    inside
      .updateTable('users')
      .set({ name: 'Łukasz', name_folded: 'łukasz', firstname: 'N’Diaye', firstname_folded: 'n diaye' })
      .where('uuid', '=', ulysse.uuid)
      .returning('slug')
      .executeTakeFirstOrThrow(),
  );
  await database.transaction().execute((transaction) => foundNames.up(transaction));
  for (const wordsfilter of ['lukasz', 'ndiaye', 'ndiaye lukasz']) {
    const { data } = await listUsers(database, { wordsfilter }, false);
    expect(data.map(({ uuid, slug }) => [uuid, slug])).toEqual([[ulysse.uuid, before.slug]]);
  }
});

test('the database joins words as the devices do', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (words) => {
      const folded = words.join(' ');
      const { rows } = await sql<{ found: string[] }>`
        select tsvector_to_array(searchable_words(${folded})) as found`.execute(desk.database());
      expect(rows[0]?.found).toEqual([...new Set(searchableWords(folded))].sort());
    }),
    { numRuns: 30 },
  );
});
