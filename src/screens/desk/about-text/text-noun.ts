import type { AboutText } from '#common/contract/content/about-text';
import { links } from '#common/contract/site/links';
import type { CodeOf } from '#common/contract/content/reference-names';
import { aboutTextNoun } from '#common/nouns/about-text';
import { type TypedFields, emptyFields, typedFields, writtenFields } from '#common/rules/typed-fields';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import type { WriteOf } from '#worker/api';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun, DeskThing } from '../form/desk-noun';

export type TextType = CodeOf<'text-template-types'>;

const { fields, words } = aboutTextNoun;

/** The form values of a text. Type and name are chosen once. */
export interface TextValues extends TypedFields<typeof fields> {
  readonly type: TextType;
  /** The name by which pages and mails find the text; empty: derived from its title. */
  readonly slug: string;
}

export const textNoun: DeskNoun<TextValues> = {
  name: 'about-text',
  empty: { type: 'PAGE', slug: '', ...emptyFields(fields) },
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
  missing: words.missing,
};

function thingOf(text: AboutText): DeskThing<TextValues> {
  const { uuid, slug, type, version } = text;
  // The UUID is the slug until the server has derived one from the title.
  const known = slug === uuid ? '' : slug;
  const values = { type, slug: known, ...typedFields(fields, text) };
  return { uuid, slug, version: String(version), values };
}

/** The request body of a text. */
export function bodyOf(values: TextValues, uuid: string): WriteOf<'createAboutText'>['body'] {
  const { type } = values;
  const slug = values.slug.trim();
  return { uuid, type, ...(slug !== '' && { slug }), ...writtenFields(fields, values) };
}
