import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Sponsor } from '#common/contract/content/sponsor';
import { sponsorsOf } from '#common/rules/sponsor-answer';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { hasPermission } from '../http/caller';
import type { Handlers } from '../http/handler';
import { readPreviewImageRows } from '../preview-image/preview-image-projection';
import { listSponsorUuids, locateSponsor, readSponsorRows } from './sponsor-repository';
import { createSponsor, deleteSponsor, placeSponsor, unknownSponsor, updateSponsor } from './sponsor-change';

export const sponsorRoutes = {
  async listSponsors({ caller, query, database }) {
    const visibleOnly = query.visibleOnly === true || !hasPermission(caller, 'site');
    return readSponsors(database, await listSponsorUuids(database, visibleOnly));
  },

  async readSponsor({ caller, params, database }) {
    const uuid = await locateSponsor(database, params.slug, !hasPermission(caller, 'site'));
    const [sponsor] = await readSponsors(database, uuid === undefined ? [] : [uuid]);
    if (sponsor === undefined) throw unknownSponsor();
    return sponsor;
  },

  async createSponsor({ body }, transaction) {
    return readWritten(transaction, await createSponsor(transaction, body));
  },

  async updateSponsor({ params, body, ifMatch }, transaction) {
    return readWritten(transaction, await updateSponsor(transaction, params.slug, body, ifMatch));
  },

  async placeSponsor({ params, body }, transaction) {
    return readWritten(transaction, await placeSponsor(transaction, params.slug, body));
  },

  async deleteSponsor({ params, ifMatch }, transaction) {
    await deleteSponsor(transaction, params.slug, ifMatch);
    return null;
  },
} satisfies Partial<Handlers>;

async function readSponsors(database: Kysely<Database>, uuids: readonly string[]): Promise<Sponsor[]> {
  const rows = [...(await readSponsorRows(database, uuids)).values()];
  const logos = rows.flatMap(({ logo }) => logo ?? []);
  return sponsorsOf(rows, await readPreviewImageRows(database, logos));
}

async function readWritten({ database }: WriteTransaction, uuid: string): Promise<Sponsor> {
  return must((await readSponsors(database, [uuid]))[0], 'the partner just written');
}
