import type { Kysely } from 'kysely';
import type { Sponsor } from '#common/contract/content/sponsor';
import { sponsorsOf } from '#common/rules/sponsor-answer';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';
import { may } from '../http/caller';
import type { Handlers } from '../http/handler';
import { readPreviewImageRows } from '../preview-image/preview-image-projection';
import { listSponsorUuids, locateSponsor, readSponsorRows } from './sponsor-repository';

export const sponsorRoutes = {
  async listSponsors({ caller, query, database }) {
    const visibleOnly = query.visibleOnly === true || !may(caller, 'site');
    return readSponsors(database, await listSponsorUuids(database, visibleOnly));
  },

  async readSponsor({ caller, params, database }) {
    const uuid = await locateSponsor(database, params.slug, !may(caller, 'site'));
    const [sponsor] = await readSponsors(database, uuid === undefined ? [] : [uuid]);
    if (sponsor === undefined) throw new CallError('not-found', { message: 'Partenaire introuvable' });
    return sponsor;
  },
} satisfies Partial<Handlers>;

async function readSponsors(database: Kysely<Database>, uuids: readonly string[]): Promise<Sponsor[]> {
  const rows = [...(await readSponsorRows(database, uuids)).values()];
  const logos = rows.flatMap(({ logo }) => logo ?? []);
  return sponsorsOf(rows, await readPreviewImageRows(database, logos));
}
