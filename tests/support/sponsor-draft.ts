import { randomUUID } from 'node:crypto';
import type { addSponsor } from '#server/sponsor/sponsor-repository';

type StoredSponsor = Parameters<typeof addSponsor>[1];

/** A partner as it is stored. */
export const sponsorDraft = (fields: Partial<StoredSponsor> = {}): StoredSponsor => ({
  uuid: randomUUID(),
  slug: 'boulangerie-lefevre',
  name: 'Boulangerie Lefèvre',
  description: 'Fournit l’entracte.',
  link: 'boulangerie.example',
  logo: null,
  rank: 0,
  visible: true,
  version: 'first',
  ...fields,
});
