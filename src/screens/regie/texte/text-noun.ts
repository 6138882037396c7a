import type { AboutText } from '#common/contract/content/about-text';
import { links } from '#common/contract/site/links';
import type { CodeOf } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import type { WriteOf } from '#worker/api';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun, DeskThing } from '../../../components/desk-form/desk-noun';

export type TextType = CodeOf<'text-template-types'>;

/** The form values of a text. Type and name are chosen once. */
export interface TextValues {
  readonly type: TextType;
  /** The name by which pages and mails find the text; empty: derived from its title. */
  readonly slug: string;
  /** For a mail, its subject. */
  readonly title: string;
  readonly content: RichText;
}

export const textNoun: DeskNoun<TextValues> = {
  name: 'about-text',
  empty: { type: 'PAGE', slug: '', title: '', content: { type: 'adls-text', content: [] } },
  async read(address) {
    const text = await aboutTextQueries.read(address);
    return text && thingOf(text);
  },
  // A creation that is not sent yet is merged with later saves, so both bodies contain the type and the name.
  write(values, uuid, version) {
    const body = bodyOf(values, uuid);
    return version === null
      ? queuedWrites.createAboutText(uuid, body)
      : queuedWrites.updateAboutText({ uuid, version }, body);
  },
  titleOf: ({ title }) => title,
  editor: links.editAboutText.to,
  list: links.aboutTexts.to,
  missing: 'Texte introuvable',
};

function thingOf({ uuid, slug, type, title, content, version }: AboutText): DeskThing<TextValues> {
  // The UUID is the slug until the server has derived one from the title.
  const known = slug === uuid ? '' : slug;
  return { uuid, slug, version: String(version), values: { type, slug: known, title, content } };
}

/** The request body of a text. */
export function bodyOf(
  { type, slug, title, content }: TextValues,
  uuid: string,
): WriteOf<'createAboutText'>['body'] {
  return { uuid, type, ...(slug.trim() !== '' && { slug: slug.trim() }), title: title.trim(), content };
}
