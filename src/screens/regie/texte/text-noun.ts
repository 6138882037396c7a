import type { AboutText } from '#common/contract/content/about-text';
import { links } from '#common/contract/site/links';
import type { CodeOf } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import type { WriteOf } from '#worker/api';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun, DeskThing } from '../../../components/desk-form/desk-noun';

export type TextType = CodeOf<'text-template-types'>;

/** A text as its form has it. Type and name are chosen once. */
export interface TextValues {
  readonly type: TextType;
  /** What pages and mails find it by; empty: from its title. */
  readonly slug: string;
  /** Of a mail, its subject. */
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
  // What was created here and not sent yet takes in what is saved after it: name and type are in both.
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
  // Until the server has found an address by the title, the uuid stands for it.
  const known = slug === uuid ? '' : slug;
  return { uuid, slug, version: String(version), values: { type, slug: known, title, content } };
}

/** What is sent of a text. */
export function bodyOf(
  { type, slug, title, content }: TextValues,
  uuid: string,
): WriteOf<'createAboutText'>['body'] {
  return { uuid, type, ...(slug.trim() !== '' && { slug: slug.trim() }), title: title.trim(), content };
}
