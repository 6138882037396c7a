import { type Kysely, type Selectable, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { SponsorRow } from '#common/contract/content/sponsor';
import { sponsorNoun } from '#common/nouns/sponsor';
import { everybody, siteAudience } from '#common/rules/audience';
import { bySponsorOrder } from '#common/rules/sponsor-answer';
import { columnsOf, fieldsOf } from '../../platform/database/columns';
import type { Database } from '../../platform/database/schema';
import type { SponsorTables } from '../../platform/database/tables/sponsor-tables';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { NounStore } from '../publication/noun-store';
import { recordPreviewImages } from '../publication/preview-images';

type StoredSponsor = Selectable<SponsorTables['sponsors']>;

/** Partners. A removed one leaves its logo among the preview images. */
export const sponsorStore = {
  table: 'sponsors',
  isShown: sql<boolean>`visible`,
  words: sponsorNoun.words,
  read: readSponsorRows,
  add: addSponsor,
  async change(transaction, sponsor, former) {
    const { uuid, ...columns } = stored(sponsor);
    await transaction.database.updateTable('sponsors').set(columns).where('uuid', '=', uuid).execute();
    await recordSponsor(transaction, sponsor, [former.logo, sponsor.logo]);
  },
  async remove(transaction, { uuid, logo }) {
    await transaction.database.deleteFrom('sponsors').where('uuid', '=', uuid).execute();
    transaction.recordChange('sponsors', uuid, []);
    transaction.recordChange('desk-sponsors', uuid, []);
    await recordPreviewImages(transaction, [logo ?? null]);
  },
} satisfies NounStore<SponsorRow>;

/** Rows of collections `sponsors` and `desk-sponsors`, by uuid. */
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

/** Adds a partner whose slug is free. */
export async function addSponsor(transaction: WriteTransaction, sponsor: SponsorRow): Promise<void> {
  await transaction.database.insertInto('sponsors').values(stored(sponsor)).execute();
  await recordSponsor(transaction, sponsor, [sponsor.logo]);
}

/** All partners in the order in which people see them, hidden ones too. */
export async function listRankedSponsors(database: Kysely<Database>): Promise<SponsorRow[]> {
  const sponsors = await database.selectFrom('sponsors').selectAll().execute();
  return sponsors.map(rowOf).sort(bySponsorOrder);
}

/** Stores a partner's rank. Its version stays the same, so a move never conflicts with an edit. */
export async function rankSponsor(transaction: WriteTransaction, sponsor: SponsorRow): Promise<void> {
  const { uuid, rank } = sponsor;
  await transaction.database.updateTable('sponsors').set({ rank }).where('uuid', '=', uuid).execute();
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
  { uuid, visible }: SponsorRow,
  logos: readonly (string | undefined)[],
): Promise<void> {
  transaction.recordChange('sponsors', uuid, visible ? everybody : []);
  transaction.recordChange('desk-sponsors', uuid, siteAudience);
  await recordPreviewImages(
    transaction,
    logos.map((logo) => logo ?? null),
  );
}

const rowOf = ({ uuid, slug, rank, version, ...columns }: StoredSponsor): SponsorRow =>
  everyFieldOf<SponsorRow>()({ uuid, slug, ...fieldsOf(sponsorNoun.fields, columns), rank, version });

const stored = ({ uuid, slug, rank, version, ...fields }: SponsorRow): StoredSponsor => ({
  uuid,
  slug,
  ...columnsOf(sponsorNoun.fields, fields),
  rank,
  version,
});
