import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { SponsorRow, SponsorWrite } from '../../contract/content/sponsor';
import { sponsorNoun } from '../../nouns/sponsor';
import { type Ruling, wrongField } from './refusal';
import { type Save, checkSave } from './save';
import { savedFields } from './saved-fields';

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
  const checked = checkSave(save, sponsorNoun.words);
  if (!checked.ok) return checked;
  const { uuid, write, version } = save;
  if (write.logo && !isPreviewImage(write.logo.uuid))
    return fail(wrongField('logo.uuid', 'miniature inconnue'));
  return succeed(
    everyFieldOf<SponsorRow>()({
      uuid,
      slug,
      ...savedFields(sponsorNoun.fields, write),
      rank,
      version,
    }),
  );
}
