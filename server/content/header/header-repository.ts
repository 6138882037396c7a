import type { Kysely, Selectable } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import type { Header } from '#common/contract/site/header';
import { everybody } from '#common/rules/audience';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import type { HeaderTables } from '../../platform/database/tables/header-tables';
import { type WriteTransaction, write } from '../../platform/database/transaction';

/** The key of the only row. */
export const HEADER_UUID = '00000000-0000-4000-8000-000000000002';

type StoredHeader = Selectable<HeaderTables['header']>;

/** The association's notice, or undefined in a database that is not prepared yet. */
export async function findHeader(database: Kysely<Database>): Promise<Header | undefined> {
  const row = await database.selectFrom('header').selectAll().executeTakeFirst();
  return row && headerOf(row);
}

/** The same for everybody: a notice that is not shown says nothing yet. */
export const publicHeaderOf = (header: Header): Header =>
  header.banner.show ? header : { ...header, banner: { title: '', show: false } };

/** The row of collection `header`. */
export async function readHeaderRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Header>> {
  const found = keys.includes(HEADER_UUID) ? await findHeader(database) : undefined;
  return new Map(found && [[found.uuid, publicHeaderOf(found)]]);
}

/** Adds the row, without a notice, where it is missing. */
export async function keepHeader(database: Kysely<Database>): Promise<void> {
  if ((await findHeader(database)) !== undefined) return;
  await write(database, async (transaction) => {
    await transaction.database
      .insertInto('header')
      .values({ uuid: HEADER_UUID, title: '', shown: false, url: null, version: randomVersion() })
      // Another node may be preparing the same database.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    transaction.recordChange('header', HEADER_UUID, everybody);
  });
}

/** The notice for a writer, who keeps others from writing until the commit. */
export async function lockHeader({ database }: WriteTransaction): Promise<Header> {
  const row = await database.selectFrom('header').selectAll().forUpdate().executeTakeFirst();
  return headerOf(must(row, 'the header of a prepared database'));
}

export async function changeHeader(
  transaction: WriteTransaction,
  banner: Omit<StoredHeader, 'uuid' | 'version'>,
): Promise<Header> {
  const row = await transaction.database
    .updateTable('header')
    .set({ ...banner, version: randomVersion() })
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.recordChange('header', HEADER_UUID, everybody);
  return headerOf(row);
}

const headerOf = ({ uuid, title, shown, url, version }: StoredHeader): Header =>
  everyFieldOf<Header>()({
    uuid,
    banner: everyFieldOf<Header['banner']>()({ title, show: shown, ...(url !== null && { url }) }),
    version,
  });
