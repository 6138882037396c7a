import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { AboutText, AboutTextWrite } from '../../contract/content/about-text';
import { aboutTextNoun } from '../../nouns/about-text';
import { faultsOfMail, isMailSlug } from '../mail-variables';
import { isPageSlug } from '../page-texts';
import { type Refusal, type Ruling, wrongField, wrongFields } from './refusal';
import { type Save, checkSave } from './save';
import { savedFields } from './saved-fields';

/** A text, besides the person who saved it last. */
type UnsignedText = Omit<AboutText, 'lastAuthor'>;

/** What only one side knows of a text that is saved. */
interface AboutTextFacts {
  /** Its address: the one that was written, or one for its title. */
  readonly slug: string;
  /** Whether another text has it. */
  readonly isTaken: boolean;
  /** By which people accept the terms of use; it goes up by one at each save. */
  readonly version: number;
}

/** A text as a save makes it: slug and type of a text never change. */
export function savedAboutText(
  save: Omit<Save<AboutText, AboutTextWrite, unknown>, 'version'>,
  { slug, isTaken, version }: AboutTextFacts,
): Ruling<UnsignedText> {
  const checked = checkSave(save, aboutTextNoun.words);
  if (!checked.ok) return checked;
  const before = checked.value;
  const { uuid, write, at } = save;
  const refusal =
    before === null
      ? ((isTaken ? takenSlug(slug) : null) ?? wrongMail(write, slug) ?? slugOfOther(write.type, slug))
      : (otherType(write, before) ?? wrongMail(write, slug));
  if (refusal !== null) return fail(refusal);
  return succeed(
    everyFieldOf<UnsignedText>()({
      uuid,
      slug,
      type: write.type,
      ...savedFields(aboutTextNoun.fields, write),
      version,
      lastModified: at,
    }),
  );
}

/** What the site finds by this slug, if it is a text of another type. */
export function ownerOfSlug(slug: string, type: AboutTextWrite['type']): 'un mail' | 'une page' | null {
  if (type !== 'MAIL' && isMailSlug(slug)) return 'un mail';
  return type !== 'PAGE' && isPageSlug(slug) ? 'une page' : null;
}

const takenSlug = (slug: string): Refusal => ({
  code: 'already-exists',
  message: `Un autre texte porte déjà l’adresse «\u00a0${slug}\u00a0».`,
});

function slugOfOther(type: AboutTextWrite['type'], slug: string): Refusal | null {
  const owner = ownerOfSlug(slug, type);
  return owner === null ? null : wrongField('slug', `cette adresse est celle d’${owner} du site`);
}

const otherType = ({ type }: AboutTextWrite, before: Pick<AboutText, 'type'>): Refusal | null =>
  type === before.type ? null : wrongField('type', 'le type d’un texte ne change pas');

function wrongMail(write: AboutTextWrite, slug: string): Refusal | null {
  if (write.type !== 'MAIL') return null;
  if (!isMailSlug(slug)) return wrongField('slug', 'aucun courrier du site ne porte ce nom');
  return wrongFields(faultsOfMail(slug, write));
}
