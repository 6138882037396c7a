import type { Kysely, Selectable } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { uuidPattern } from '#common/base/uuid';
import type { SponsorRow } from '#common/contract/content/sponsor';
import { everybody, siteAudience } from '#common/rules/audience';
import { bySponsorOrder } from '#common/rules/sponsor-answer';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { recordPreviewImages } from '../publication/preview-images';
import type { SponsorTables } from '../database/tables/sponsor-tables';

export type StoredSponsor = Selectable<SponsorTables['sponsors']>;

/** Rows of collections `sponsors` and `desk-sponsors`, by uuid. */
export async function readSponsorRows(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, SponsorRow>> {
  if (uuids.length === 0) return new Map();
  const sponsors = await database.selectFrom('sponsors').selectAll().where('uuid', 'in', uuids).execute();
  return new Map(sponsors.map((sponsor) => [sponsor.uuid, sponsorRowOf(sponsor)]));
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
  await recordSponsor(transaction, sponsor, [sponsor.logo]);
}

/**
 * Overwrites the partner with the same uuid.
 * @param former the logo that it had
 */
export async function changeSponsor(
  transaction: WriteTransaction,
  sponsor: StoredSponsor,
  former: string | null,
): Promise<void> {
  const { uuid, ...columns } = sponsor;
  await transaction.database.updateTable('sponsors').set(columns).where('uuid', '=', uuid).execute();
  await recordSponsor(transaction, sponsor, [former, sponsor.logo]);
}

/** Removes a partner for good; its logo stays among the preview images. */
export async function removeSponsor(
  transaction: WriteTransaction,
  { uuid, logo }: Pick<StoredSponsor, 'uuid' | 'logo'>,
): Promise<void> {
  await transaction.database.deleteFrom('sponsors').where('uuid', '=', uuid).execute();
  transaction.recordChange('sponsors', uuid, []);
  transaction.recordChange('desk-sponsors', uuid, []);
  await recordPreviewImages(transaction, [logo]);
}

/** The partner with this uuid as it is stored, or undefined. */
export async function findSponsor(
  database: Kysely<Database>,
  uuid: string,
): Promise<StoredSponsor | undefined> {
  return database.selectFrom('sponsors').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** All partners in the order in which people see them, hidden ones too. */
export async function listRankedSponsors(database: Kysely<Database>): Promise<StoredSponsor[]> {
  return (await database.selectFrom('sponsors').selectAll().execute()).toSorted(bySponsorOrder);
}

/** Stores a partner's rank. Its version stays the same, so a move never conflicts with an edit. */
export async function rankSponsor(transaction: WriteTransaction, sponsor: StoredSponsor): Promise<void> {
  const { rank } = sponsor;
  await transaction.database.updateTable('sponsors').set({ rank }).where('uuid', '=', sponsor.uuid).execute();
  await recordSponsor(transaction, sponsor, []);
}

/** The rank after that of every partner. */
export async function nextSponsorRank(database: Kysely<Database>): Promise<number> {
  const { last } = await database
    .selectFrom('sponsors')
    .select(({ fn }) => fn.max<number | null>('rank').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

async function recordSponsor(
  transaction: WriteTransaction,
  { uuid, visible }: StoredSponsor,
  logos: readonly (string | null)[],
): Promise<void> {
  transaction.recordChange('sponsors', uuid, visible ? everybody : []);
  transaction.recordChange('desk-sponsors', uuid, siteAudience);
  await recordPreviewImages(transaction, logos);
}

/** A partner as devices have it. */
export function sponsorRowOf({ link, logo, ...rest }: StoredSponsor): SponsorRow {
  return everyFieldOf<SponsorRow>()({
    ...rest,
    ...(link !== null && { link }),
    ...(logo !== null && { logo }),
  });
}

/** A partner as it is stored. */
export const storedSponsor = ({ link, logo, ...rest }: SponsorRow): StoredSponsor => ({
  ...rest,
  link: link ?? null,
  logo: logo ?? null,
});
