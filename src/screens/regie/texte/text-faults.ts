import { capitalised } from '#common/base/capitalised';
import { faultsOfMail, isMailSlug } from '#common/rules/mail-variables';
import { textFault } from '#common/rules/text-faults';
import type { Faults } from '../../../components/form/form-state';
import type { TextValues } from './text-noun';

const SLUG_LENGTH = 120;

/** Faults that must be corrected before a text is saved. */
export function textFaults({ type, slug, title, content }: TextValues): Faults<keyof TextValues & string> {
  const isMail = type === 'MAIL';
  const unknown = isMail && isMailSlug(slug) ? faultsOfMail(slug, { title, content }) : {};
  return {
    slug: isMail ? mailErrorKind(slug) : slugFault(slug.trim()),
    title: titleFault(title, isMail) ?? faultOf(unknown['title']),
    content: faultOf(unknown['content']),
  };
}

const mailErrorKind = (slug: string) =>
  isMailSlug(slug) ? undefined : 'Choisissez le mail dont c’est le texte';

function slugFault(slug: string): string | undefined {
  if (slug === '') return undefined;
  if (slug.length > SLUG_LENGTH) return `${SLUG_LENGTH} caractères au plus`;
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? undefined
    : 'Des minuscules sans accent, des chiffres et des tirets\u00a0: nos-ateliers';
}

function titleFault(title: string, isMail: boolean): string | undefined {
  if (title.trim() === '') return isMail ? 'L’objet est obligatoire' : 'Le titre est obligatoire';
  return textFault(title, 200);
}

const faultOf = (words: string | undefined) => (words === undefined ? undefined : capitalised(words));
