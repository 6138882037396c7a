import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { richTextLines } from '../pdf/rich-text-lines';
import { type Letter, type Sender, oneLine } from './letter';

/** A text of the association for one of the site's mails. */
export interface MailText {
  /** Of the mail its subject. */
  readonly title: string;
  readonly content: RichText;
}

/** Where the button stands, if a paragraph says nothing else. */
const BUTTON = '{lien}';

/**
 * A letter as the association worded it: subject and paragraphs are its text's, with what this letter is about in the
 * place of `{prenom}` and the like. The button stands where `{lien}` is a paragraph, else at the end; what no text may
 * leave out stays. An empty text leaves the letter as it is.
 */
export function inOwnWords(letter: Letter, sender: Sender, { title, content }: MailText): Letter {
  const values: Readonly<Record<string, string>> = {
    site: sender.title,
    adresse: sender.siteUrl,
    lien: letter.link?.href ?? '',
    ...letter.words,
  };
  const filled = (words: string) =>
    words.replace(/\{([\p{L}\d_-]+)\}/gu, (whole, name: string) =>
      Object.hasOwn(values, name) ? oneLine(values[name] ?? '') : whole,
    );
  const [greeting, ...lines] = richTextLines(content);
  if (greeting === undefined) return letter;
  const button = lines.indexOf(BUTTON);
  const before = button === -1 ? lines : lines.slice(0, button);
  const after = button === -1 ? [] : lines.slice(button + 1);
  return {
    ...letter,
    subject: filled(title),
    greeting: filled(greeting),
    before: before.map(filled),
    after: after.map(filled),
  };
}
