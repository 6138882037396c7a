import { oneLine } from '../base/one-line';
import type { RichText } from '../contract/fields/rich-text-nodes';
import { type Block, letterBlocks, wordsOf } from './letter-blocks';
import { lineOf, textOfBlocks } from './letter-text';

/** A paragraph of plain text, or a block of a text of the association. */
export type Paragraph = string | Block;

/** A letter made from its template: paragraphs, and at most one link, which the letter is about. */
export interface Letter {
  readonly subject: string;
  /** Empty if the text of the association greets. */
  readonly greeting: string;
  readonly before: readonly Paragraph[];
  /** Paragraphs that no text of the association replaces. */
  readonly always?: readonly Paragraph[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly after: readonly Paragraph[];
  /** A text of the association in which this is found would say what is not so: the site's own words stay. */
  readonly untrue?: RegExp;
  /** Values of placeholders such as `{prenom}`, for letters whose text the association wrote. */
  readonly words?: Readonly<Record<string, string>>;
  /** The address for replies, if not the association's. */
  readonly replyTo?: string;
  /** Files that belong to this letter alone; tickets and calendar entries of bookings are made when it is sent. */
  readonly files?: readonly LetterFile[];
}

/** A file of text that a letter carries. */
export interface LetterFile {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
}

/** The sender: the name at the end of the letter. */
export interface Sender {
  readonly title: string;
  readonly siteUrl: string;
}

/** A text of the association that replaces one of the site's mails. */
export interface MailText {
  /** The subject of the mail. */
  readonly title: string;
  readonly content: RichText;
}

/** The letter as plain text. */
export function textOf(letter: Letter, sender: Sender): string {
  const parts = [
    textOfBlocks(blocksOf([letter.greeting, ...letter.before, ...(letter.always ?? [])])),
    letter.link === undefined ? '' : `${letter.link.label} :\n${letter.link.href}`,
    textOfBlocks(blocksOf(letter.after)),
    `${sender.title}\n${sender.siteUrl}`,
  ];
  return `${parts
    .filter((part) => part !== '')
    .map(oneBlock)
    .join('\n\n')}\n`;
}

/** The blocks of paragraphs, without empty ones. */
export function blocksOf(paragraphs: readonly Paragraph[]): readonly Block[] {
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (typeof paragraph === 'string' ? plainBlock(paragraph) : paragraph));
}

const plainBlock = (words: string): Block => ({
  kind: 'words',
  depth: 0,
  marker: '',
  styles: {},
  runs: [{ words, marks: [] }],
});

/** An item of a list. */
export const itemBlock = (words: string): Block => ({ ...plainBlock(words), depth: 1, marker: '• ' });

/** The place of the button: a paragraph with nothing else. */
const BUTTON = '{lien}';

/**
 * A letter with the association's text: its subject and blocks, with `{prenom}` and other placeholders filled in.
 * The button is placed where `{lien}` is a paragraph, else at the end; the mandatory paragraphs (`always`) stay. An
 * empty text, or one that is not true at the moment, leaves the letter unchanged.
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
  const filledBlock = (block: Block): Block => ({
    ...block,
    runs: block.runs.map((run) => ({ ...run, words: filled(run.words) })),
  });
  const blocks = letterBlocks(content.content, (href) => addressFrom(sender, href));
  const isUntrue =
    letter.untrue?.test([title, ...blocks.map(({ runs }) => wordsOf(runs))].join('\n')) === true;
  if (blocks.length === 0 || isUntrue) return letter;
  const button = blocks.findIndex(({ runs }) => wordsOf(runs) === BUTTON);
  const before = button === -1 ? blocks : blocks.slice(0, button);
  const after = button === -1 ? [] : blocks.slice(button + 1);
  return {
    ...letter,
    subject: filled(title),
    greeting: '',
    before: before.map(filledBlock),
    after: after.map(filledBlock),
  };
}

/** The lines of a text printed on tickets, one per block; list items are marked, and addresses written out. */
export const ticketLines = ({ content }: RichText, sender: Pick<Sender, 'siteUrl'>): readonly string[] =>
  letterBlocks(content, (href) => addressFrom(sender, href))
    .filter(({ kind }) => kind !== 'rule')
    .map((block) => '  '.repeat(Math.max(0, block.depth - 1)) + lineOf(block));

/** An address that works from everywhere, of one that may be a path of the site. */
const addressFrom = ({ siteUrl }: Pick<Sender, 'siteUrl'>, href: string): string =>
  href.startsWith('/') ? siteUrl.replace(/\/$/, '') + href : href;

const oneBlock = (text: string) => text.replace(/[^\P{Cc}\n]+/gu, ' ');
