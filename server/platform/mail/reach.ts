import { is } from 'superstruct';
import { mailAddress, recipientOf } from '#common/base/mail-address';
import { type Telephone, telephoneAddress } from '#common/base/telephone';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { knownEmail } from '#common/contract/people/user';
import { links } from '#common/contract/site/links';
import { type Block, type Run, letterBlocks } from '#common/rules/letter-blocks';
import type { Letter, Paragraph } from '#common/rules/letter';
import { publishedTelephone } from '#common/rules/published-telephone';

/** Where the association is written to: a mail address, or the page with its contact form if it publishes none. */
export interface Reach {
  /** Null: nobody reads replies. */
  readonly email: string | null;
  /** The telephone number that it publishes, for bookings first. */
  readonly telephone?: Telephone | undefined;
  readonly page: string;
}

/** The texts in which the association publishes its addresses; null if it has not written them. */
export interface PublishedTexts {
  /** The page Contacts. */
  readonly contacts: RichText | null;
  /** The page with information about bookings. */
  readonly bookings: RichText | null;
}

/**
 * Where replies to a mail of this kind go: about seats to the association's address for bookings, else to its general
 * one. Both are those that it publishes itself; a volunteer's own address is never one of them.
 */
export function reachFor(kind: string, siteUrl: string, published: PublishedTexts): Reach {
  const contacts = addressesIn(published.contacts);
  const bookings =
    addressesIn(published.bookings)[0] ?? contacts.find((address) => /r[eé]serv|billet/i.test(address));
  const contact = contacts.find((address) => address !== bookings);
  const isAboutSeats = /^(booking|free-ticket)/.test(kind);
  const address = isAboutSeats ? (bookings ?? contact) : (contact ?? bookings);
  const telephone = [published.bookings, published.contacts].flatMap(
    (text) => (text && publishedTelephone(text)) ?? [],
  )[0];
  return { email: address ?? null, telephone, page: siteUrl + links.contacts.to() };
}

/** The letter with the address beside the words that ask to use it, and its address for replies. */
export function withReach(letter: Letter, reach: Reach): Letter {
  const told = (paragraphs: readonly Paragraph[]) =>
    paragraphs.map((paragraph) => (typeof paragraph === 'string' ? toldIn(paragraph, reach) : paragraph));
  const replyTo = letter.replyTo ?? reach.email;
  return {
    ...letter,
    before: told(letter.before),
    always: told(letter.always ?? []),
    after: told(letter.after),
    ...(replyTo !== null && { replyTo }),
  };
}

const ASKS = /(?:prévenez|écrivez à) l’association(?=[ .])/i;
const REPLY = 'répondez à ce message';

function toldIn(words: string, { email: address, telephone, page }: Reach): Paragraph {
  const link: Run =
    address === null
      ? { words: page, marks: [], href: page }
      : { words: address, marks: [], href: mailAddress(address) };
  const asked = ASKS.exec(words);
  if (asked !== null) {
    const at = asked.index + asked[0].length;
    const called =
      telephone === undefined
        ? []
        : [plain(', ou '), { words: telephone.words, marks: [], href: telephoneAddress(telephone) }];
    return blockOf(plain(`${words.slice(0, at)} (`), link, ...called, plain(`)${words.slice(at)}`));
  }
  const at = words.indexOf(REPLY);
  if (address !== null || at === -1) return words;
  // Nobody would read the reply.
  return blockOf(
    plain(`${words.slice(0, at)}passez par la page `),
    link,
    plain(words.slice(at + REPLY.length)),
  );
}

const plain = (words: string): Run => ({ words, marks: [] });

const blockOf = (...runs: readonly Run[]): Block => ({
  kind: 'words',
  depth: 0,
  marker: '',
  styles: {},
  runs,
});

/** The mail addresses in a text, in its order: where links lead, and in plain words. */
function addressesIn(text: RichText | null): readonly string[] {
  const runs = letterBlocks(text?.content ?? [], (href) => href).flatMap((block) => block.runs);
  return runs.flatMap(({ words, href = '' }) =>
    [
      /^mailto:/i.test(href) ? recipientOf(href) : '',
      ...(words.match(/[^\s<>()[\],;:]+@[^\s<>()[\],;:]+/gu) ?? []),
    ]
      .map((found) => found.replace(/\.+$/, ''))
      .filter((found) => is(found, knownEmail)),
  );
}
