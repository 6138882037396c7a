import { capitalised } from '#common/base/capitalised';
import { aboutTextNoun } from '#common/nouns/about-text';
import { faultsOfMail, isMailSlug } from '#common/rules/mail-variables';
import { isPageSlug } from '#common/rules/page-texts';
import { typedFaults } from '#common/rules/typed-fields';
import type { Faults } from '../../../components/form/form-state';
import type { TextType, TextValues } from './text-noun';

/**
 * Faults that must be corrected before a text is saved.
 * @param isNew whether what it is the text of can still be chosen
 */
export function textFaults(
  values: TextValues,
  { isNew }: { isNew: boolean },
): Faults<keyof TextValues & string> {
  const { type, slug, title, content } = values;
  const isMail = type === 'MAIL';
  const unknown = isMail && isMailSlug(slug) ? faultsOfMail(slug, { title, content }) : {};
  return {
    slug: isNew ? unchosen(type, slug) : undefined,
    title: titleFault(values) ?? faultOf(unknown['title']),
    content: faultOf(unknown['content']),
  };
}

function unchosen(type: TextType, slug: string): string | undefined {
  if (type === 'MAIL' && !isMailSlug(slug)) return 'Choisissez le mail dont c’est le texte';
  // The site has no page for another slug: nobody would ever read the text.
  if (type === 'PAGE' && !isPageSlug(slug)) return 'Choisissez la page dont c’est le texte';
  return undefined;
}

function titleFault(values: TextValues): string | undefined {
  if (values.type === 'MAIL' && values.title.trim() === '') return 'L’objet est obligatoire';
  return typedFaults(aboutTextNoun.fields, values).title;
}

const faultOf = (words: string | undefined) => (words === undefined ? undefined : capitalised(words));
