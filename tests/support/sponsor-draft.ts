import { randomUUID } from 'node:crypto';
import type { SponsorRow } from '#common/contract/content/sponsor';

/** A partner as it is stored. */
export const sponsorDraft = (fields: Partial<SponsorRow> = {}): SponsorRow => ({
  uuid: randomUUID(),
  slug: 'boulangerie-lefevre',
  name: 'Boulangerie Lefèvre',
  description: 'Fournit l’entracte.',
  link: 'boulangerie.example',
  rank: 0,
  visible: true,
  version: 'first',
  ...fields,
});
