import { randomUUID } from 'node:crypto';
import { type Infer, boolean, object, optional } from 'superstruct';
import { line, slug, uuid, webLink, wholeNumber, words } from '#common/contract/fields/primitives';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { lockNoun } from '../publication/free-slug';
import { addSponsor } from '../sponsor/sponsor-repository';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../database/find-existing';

const importedSponsor = object({
  slug,
  name: line(200),
  description: words(1000),
  link: optional(webLink),
  logo: optional(object({ uuid })),
  rank: wholeNumber,
  visible: boolean(),
});

export type ImportedSponsor = Infer<typeof importedSponsor>;

/** Partners, hidden ones too. */
export const importSponsors: Importer<ImportedSponsor> = {
  name: 'sponsors',
  label: 'Partenaires',
  struct: importedSponsor,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  sponsors: readonly ImportedSponsor[],
): Promise<Outcome[]> {
  await lockNoun(transaction, 'sponsors');
  const { database } = transaction;
  const slugs = await findExisting(
    database,
    'sponsors',
    'slug',
    sponsors.map((sponsor) => sponsor.slug),
  );
  const logos = await findExisting(
    database,
    'preview_images',
    'uuid',
    sponsors.flatMap(({ logo }) => logo?.uuid ?? []),
  );
  const { outcomes, added } = partitionRows(sponsors, (sponsor): Outcome => {
    if (slugs.has(sponsor.slug)) return 'present';
    if (sponsor.logo && !logos.has(sponsor.logo.uuid))
      return { refused: `la miniature ${sponsor.logo.uuid} n’existe pas` };
    slugs.add(sponsor.slug);
    return 'added';
  });
  for (const { link, logo, ...rest } of added)
    await addSponsor(transaction, {
      ...rest,
      uuid: randomUUID(),
      link: link ?? null,
      logo: logo?.uuid ?? null,
      version: randomVersion(),
    });
  return outcomes;
}
