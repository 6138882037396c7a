import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { AboutText, AboutTextWrite } from '../../contract/content/about-text';
import { faultsOfMail, isMailSlug } from '../mail-variables';
import { isPageSlug } from '../page-texts';
import type { SignedBy, Unsigned } from './published-save';
import { type Refusal, type Ruling, wrongField, wrongFields } from './refusal';
import { type NounWords, type Save, savedOver } from './save';

export const aboutTextWords: NounWords = { exists: 'Ce texte existe déjà.', missing: 'Texte introuvable' };

export type AboutTextBy<Person> = SignedBy<Person, AboutText>;

/** What only one side knows of a text that is saved. */
interface AboutTextFacts {
  /** The address of a new text without one of its own. */
  readonly slug: string;
  readonly isTaken: (slug: string) => boolean;
  /** By which people accept the terms of use; it goes up by one at each save. */
  readonly version: number;
}

/** A text as a save makes it: slug and type of a text never change. */
export function savedAboutText<Person>(
  save: Save<AboutTextBy<Person>, AboutTextWrite, Person>,
  facts: AboutTextFacts,
): Ruling<AboutTextBy<Person>> {
  const over = savedOver(save, aboutTextWords);
  if (!over.ok) return over;
  const before = over.value;
  const { uuid, write, at, by } = save;
  const slug = before?.slug ?? write.slug ?? facts.slug;
  const refusal =
    before === null
      ? (takenSlug(slug, facts) ?? wrongMail(write, slug) ?? slugOfOther(write.type, slug))
      : (otherType(write, before) ?? wrongMail(write, slug));
  if (refusal !== null) return fail(refusal);
  const lastAuthor = by ?? before?.lastAuthor;
  return succeed({
    ...everyFieldOf<Unsigned<AboutText>>()({
      uuid,
      slug,
      type: write.type,
      title: write.title.trim(),
      content: write.content,
      version: facts.version,
      lastModified: at,
    }),
    ...(lastAuthor !== undefined && { lastAuthor }),
  });
}

/** What the site finds by this slug, if it is a text of another type. */
export function ownerOfSlug(slug: string, type: AboutTextWrite['type']): 'un mail' | 'une page' | null {
  if (type !== 'MAIL' && isMailSlug(slug)) return 'un mail';
  return type !== 'PAGE' && isPageSlug(slug) ? 'une page' : null;
}

function takenSlug(slug: string, { isTaken }: AboutTextFacts): Refusal | null {
  return isTaken(slug)
    ? { code: 'already-exists', message: `Un autre texte porte déjà l’adresse «\u00a0${slug}\u00a0».` }
    : null;
}

function slugOfOther(type: AboutTextWrite['type'], slug: string): Refusal | null {
  const owner = ownerOfSlug(slug, type);
  return owner === null ? null : wrongField('slug', `cette adresse est celle d’${owner} du site`);
}

const otherType = ({ type }: AboutTextWrite, before: Pick<AboutText, 'type'>): Refusal | null =>
  type === before.type ? null : wrongField('type', 'le type d’un texte ne change pas');

function wrongMail(write: AboutTextWrite, slug: string): Refusal | null {
  if (write.type !== 'MAIL') return null;
  if (!isMailSlug(slug)) return wrongField('slug', 'aucun courrier du site ne porte ce nom');
  const faults = faultsOfMail(slug, write);
  return Object.keys(faults).length === 0 ? null : wrongFields(faults);
}
