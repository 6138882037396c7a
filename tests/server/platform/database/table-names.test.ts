import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate';
import { tableNames } from '#server/platform/database/table-names';
import { openBareDatabase } from '../../../support/test-database';

test('every table that the migrations make is named, and no other', async () => {
  const bare = await openBareDatabase();
  await migrate(bare.database);
  const { rows } = await bare.query("select tablename as name from pg_tables where schemaname = 'public'");
  await bare.close();
  const made = rows.map((row) => String(Object(row).name)).filter((name) => !name.startsWith('kysely'));
  expect([...tableNames].toSorted()).toEqual(made.toSorted());
});
