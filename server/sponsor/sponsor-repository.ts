import type { Kysely, Selectable } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { uuidPattern } from '#common/base/uuid';
import type { SponsorRow } from '#common/contract/content/sponsor';
import { everybody } from '#common/rules/audience';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { recordMiniatures } from '../publication/miniatures';
import type { SponsorTables } from '../database/tables/sponsor-tables';

type StoredSponsor = Selectable<SponsorTables['sponsors']>;

/** Rows of collection `sponsors`, by uuid. */
export async function readSponsorRows(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, SponsorRow>> {
  if (uuids.length === 0) return new Map();
  const sponsors = await database.selectFrom('sponsors').selectAll().where('uuid', 'in', uuids).execute();
  return new Map(sponsors.map((sponsor) => [sponsor.uuid, rowOf(sponsor)]));
}

/** The uuids of partners, including hidden ones unless `visibleOnly`. */
export async function listSponsorUuids(database: Kysely<Database>, visibleOnly: boolean): Promise<string[]> {
  let found = database.selectFrom('sponsors').select('uuid');
  if (visibleOnly) found = found.where('visible', '=', true);
  return (await found.execute()).map(({ uuid }) => uuid);
}

/**
 * The uuid of the partner under this slug or uuid, or undefined.
 * @param visibleOnly whether to leave out hidden ones
 */
export async function locateSponsor(
  database: Kysely<Database>,
  slugOrUuid: string,
  visibleOnly: boolean,
): Promise<string | undefined> {
  let found = database
    .selectFrom('sponsors')
    .select('uuid')
    .where(uuidPattern.test(slugOrUuid) ? 'uuid' : 'slug', '=', slugOrUuid);
  if (visibleOnly) found = found.where('visible', '=', true);
  return (await found.executeTakeFirst())?.uuid;
}

/** Adds a partner whose slug is free. */
export async function addSponsor(transaction: WriteTransaction, sponsor: StoredSponsor): Promise<void> {
  await transaction.database.insertInto('sponsors').values(sponsor).execute();
  transaction.record('sponsors', sponsor.uuid, sponsor.visible ? everybody : []);
  await recordMiniatures(transaction, [sponsor.logo]);
}

function rowOf({ link, logo, ...told }: StoredSponsor): SponsorRow {
  return everyFieldOf<SponsorRow>()({
    ...told,
    ...(link !== null && { link }),
    ...(logo !== null && { logo }),
  });
}
