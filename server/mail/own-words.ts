import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { richTextLines } from '../pdf/rich-text-lines';
import { type Letter, type Sender, oneLine } from './letter';

/** A text of the association that replaces one of the site's mails. */
export interface MailText {
  /** The subject of the mail. */
  readonly title: string;
  readonly content: RichText;
}

/** The place of the button: a paragraph with nothing else. */
const BUTTON = '{lien}';

/**
 * A letter with the association's text: its subject and paragraphs, with `{prenom}` and other placeholders filled in.
 * The button is placed where `{lien}` is a paragraph, else at the end; the mandatory paragraphs (`always`) stay. An
 * empty text leaves the letter unchanged.
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
