import { randomUUID } from 'node:crypto';
import { type Infer, object } from 'superstruct';
import { bodyStructs } from '#common/contract/fields/field-structs';
import { slug, wholeNumber } from '#common/contract/fields/primitives';
import { sponsorNoun } from '#common/nouns/sponsor';
import { savedFields } from '#common/rules/saves/saved-fields';
import { findExisting } from '../../platform/database/find-existing';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { addSponsor } from '../../content/sponsor/sponsor-repository';
import { type Importer, type Outcome, partitionBySlug } from './importer';

const importedSponsor = object({ slug, ...bodyStructs(sponsorNoun.fields), rank: wholeNumber });

export interface ImportedSponsor extends Infer<typeof importedSponsor> {}

/** Partners, hidden ones too. */
export const importSponsors: Importer<ImportedSponsor> = {
  name: 'sponsors',
  label: sponsorNoun.words.all,
  struct: importedSponsor,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  sponsors: readonly ImportedSponsor[],
): Promise<Outcome[]> {
  const named = sponsors.flatMap(({ logo }) => logo?.uuid ?? []);
  const logos = await findExisting(transaction.database, 'preview_images', 'uuid', named);
  const { outcomes, added } = await partitionBySlug(transaction, 'sponsors', sponsors, ({ logo }) =>
    logo && !logos.has(logo.uuid) ? `la miniature ${logo.uuid} n’existe pas` : null,
  );
  for (const { slug: own, rank, ...fields } of added)
    await addSponsor(transaction, {
      uuid: randomUUID(),
      slug: own,
      ...savedFields(sponsorNoun.fields, fields),
      rank,
      version: randomVersion(),
    });
  return outcomes;
}
