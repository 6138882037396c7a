import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Sponsor, SponsorRow } from '#common/contract/content/sponsor';
import { sponsorsOf } from '#common/rules/sponsor-answer';
import type { Database } from '../../platform/database/schema';
import { hasPermission } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { readPreviewImageRows } from '../preview-image/preview-image-projection';
import { readThing } from '../publication/noun-store';
import { placeSponsor, sponsorChanges } from './sponsor-change';
import { listSponsorUuids, readSponsorRows, sponsorStore } from './sponsor-repository';

export const sponsorRoutes = {
  async listSponsors({ caller, query, database }) {
    const visibleOnly = query.visibleOnly === true || !hasPermission(caller, 'site');
    const rows = await readSponsorRows(database, await listSponsorUuids(database, visibleOnly));
    return answersOf(database, [...rows.values()]);
  },

  async readSponsor({ caller, params, database }) {
    const seesAll = hasPermission(caller, 'site');
    return answerOf(database, await readThing(database, sponsorStore, params.slug, seesAll));
  },

  async createSponsor({ body }, transaction) {
    return answerOf(transaction.database, await sponsorChanges.create(transaction, body));
  },

  async updateSponsor({ params, body, ifMatch }, transaction) {
    const sponsor = await sponsorChanges.update(transaction, params.slug, body, ifMatch);
    return answerOf(transaction.database, sponsor);
  },

  async placeSponsor({ params, body }, transaction) {
    return answerOf(transaction.database, await placeSponsor(transaction, params.slug, body));
  },

  deleteSponsor: ({ params, ifMatch }, transaction) =>
    sponsorChanges.remove(transaction, params.slug, ifMatch),
} satisfies Partial<Handlers>;

async function answersOf(database: Kysely<Database>, rows: readonly SponsorRow[]): Promise<Sponsor[]> {
  const logos = rows.flatMap(({ logo }) => logo ?? []);
  return sponsorsOf(rows, await readPreviewImageRows(database, logos));
}

async function answerOf(database: Kysely<Database>, row: SponsorRow): Promise<Sponsor> {
  return must((await answersOf(database, [row]))[0], 'the answer of one partner');
}
