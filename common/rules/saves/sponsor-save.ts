import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { SponsorRow, SponsorWrite } from '../../contract/content/sponsor';
import { type Ruling, wrongField } from './refusal';
import { type NounWords, type Save, checkSave } from './save';

export const sponsorWords: NounWords = {
  exists: 'Ce partenaire existe déjà.',
  missing: 'Partenaire introuvable',
};

/** What only one side knows of a partner that is saved. */
interface SponsorFacts {
  readonly slug: string;
  /** Its place among the others. */
  readonly rank: number;
  readonly isPreviewImage: (uuid: string) => boolean;
}

/** A partner as a save makes it. */
export function savedSponsor(
  save: Save<SponsorRow, SponsorWrite, unknown>,
  { slug, rank, isPreviewImage }: SponsorFacts,
): Ruling<SponsorRow> {
  const checked = checkSave(save, sponsorWords);
  if (!checked.ok) return checked;
  const { name, description, link, logo, visible } = save.write;
  if (logo && !isPreviewImage(logo.uuid)) return fail(wrongField('logo.uuid', 'miniature inconnue'));
  return succeed(
    everyFieldOf<SponsorRow>()({
      uuid: save.uuid,
      slug,
      name: name.trim(),
      description: description.trim(),
      ...(link && { link }),
      ...(logo && { logo: logo.uuid }),
      rank,
      visible,
      version: save.version,
    }),
  );
}
