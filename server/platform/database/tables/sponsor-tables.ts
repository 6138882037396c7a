import type { sponsorNoun } from '#common/nouns/sponsor';
import type { ColumnsOf } from '../columns';

interface StoredSponsor extends ColumnsOf<typeof sponsorNoun.fields> {
  uuid: string;
  slug: string;
  rank: number;
  version: string;
}

export interface SponsorTables {
  sponsors: StoredSponsor;
}
