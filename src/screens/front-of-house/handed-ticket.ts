import { count } from '#common/base/numbers';
import type { Result } from '#common/base/result';
import { fullName } from '#common/base/full-name';
import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import type { DoorTicketRow, TicketClaims } from '#common/contract/tickets/door';
import { ticketClue } from '#common/rules/ticket-clue';
import type { Failure } from '#worker/api';
import { failureSentence } from '../../text/error-sentences';
import type { TicketIndex } from './door-index';
import { isCode } from './nobody-words';
import { ticketOfShortCode } from './ticket-of-short-code';

/** What a text or a picture that somebody handed over comes to. */
export type HandedTicket =
  | { readonly what: 'code'; readonly code: string; readonly claims: TicketClaims }
  | { readonly what: 'ticket'; readonly ticket: DoorTicketRow }
  /** To look for among the names. */
  | { readonly what: 'words'; readonly words: string }
  /** What to do instead. */
  | { readonly what: 'nothing'; readonly sentence: string };

/** Reads the booking behind the address of its page. */
export type ReadBooking = (
  uuid: string,
) => Promise<Result<Pick<Booking, 'code' | 'firstname' | 'name' | 'state'>, Failure>>;

/** The texts of the codes in a picture; null if this device cannot open it. Rejects without a decoder. */
export type ReadPicture = (picture: Blob) => Promise<readonly string[] | null>;

/** No name, and no code with some words around it, is longer. */
const LONGEST_WORDS = 100;

/**
 * What is taken of what was pasted or dropped; null: nothing. Words belong into the field that they are pasted into; a code
 * or an address is a ticket there too.
 */
export function takenFrom(
  given: Pick<DataTransfer, 'getData'> & { readonly files: ArrayLike<File> },
  isInField: boolean,
): string | File | null {
  const texts = textKinds.map((kind) => given.getData(kind).trim());
  const ticket = texts.find((text) => ticketClue(text).by !== 'words');
  if (ticket !== undefined) return ticket;
  const [words = ''] = texts;
  if (words !== '' && isInField) return null;
  return given.files[0] ?? (words || null);
}

/** A link that is copied or dragged may have its address only in one of these. */
const textKinds = ['text/plain', 'text/uri-list', 'text/html'];

/** The ticket that a typed, pasted or dropped text is about. */
export async function handedText(
  text: string,
  tickets: TicketIndex,
  readBooking: ReadBooking,
): Promise<HandedTicket> {
  const clue = ticketClue(text);
  switch (clue.by) {
    case 'code':
      return { what: 'code', code: clue.code, claims: clue.claims };
    case 'ticket': {
      const ticket = tickets.find(clue.uuid);
      return ticket === undefined ? nothing(sentences.elsewhere) : { what: 'ticket', ticket };
    }
    case 'booking':
      return handedBooking(clue.uuid, tickets, readBooking);
    case 'words':
      return handedWords(text.trim(), tickets);
  }
}

/** The ticket in a picture; the file of a ticket that is no picture has its short code in its name. */
export async function handedPicture(
  file: File,
  tickets: TicketIndex,
  { readBooking, readPicture }: { readonly readBooking: ReadBooking; readonly readPicture: ReadPicture },
): Promise<HandedTicket> {
  if (/\.pdf$/i.test(file.name) || file.type === 'application/pdf') {
    const named = handedWords(file.name, tickets);
    return named.what === 'ticket' ? named : nothing(sentences.pdf);
  }
  const codes = await readPicture(file).catch(() => undefined);
  if (codes === undefined) return nothing(sentences.noDecoder);
  if (codes === null) return nothing(sentences.unopened);
  // Beside the ticket's own there may be one of a poster.
  const known = codes.filter((code) => ticketClue(code).by !== 'words');
  const [code, ...others] = new Set(known.length > 0 ? known : codes);
  if (code === undefined) return nothing(sentences.noCode);
  if (others.length > 0) return nothing(severalCodes(others.length + 1));
  return known.length > 0 ? handedText(code, tickets, readBooking) : nothing(sentences.notOurs);
}

function handedWords(words: string, tickets: TicketIndex): HandedTicket {
  const ticket = ticketOfShortCode(words, tickets);
  if (ticket !== undefined) return { what: 'ticket', ticket };
  if (words === '' || words.length > LONGEST_WORDS) return nothing(sentences.noTicket);
  return isCode(words) ? nothing(sentences.elsewhere) : { what: 'words', words };
}

/** A booking's own uuid is in no code and on no phone at the door: only the server gets from it to the ticket. */
async function handedBooking(
  uuid: string,
  tickets: TicketIndex,
  readBooking: ReadBooking,
): Promise<HandedTicket> {
  const answer = await readBooking(uuid);
  if (!answer.ok) {
    const { kind } = answer.failure;
    if (kind === 'no-answer' || kind === 'late') return nothing(sentences.noNetwork);
    return nothing(`${failureSentence(answer.failure)} ${sentences.instead}`);
  }
  const { code, state } = answer.value;
  if (code !== undefined) return handedText(code, tickets, readBooking);
  return nothing(`${fullName(answer.value)}\u00a0: ${withoutTicket[state.code]}`);
}

const withoutTicket: Readonly<Record<BookingStateCode, string>> = {
  CONFIRMEE: 'le billet de cette réservation n’est pas venu. Réessayez.',
  EN_ATTENTE: 'cette réservation est en liste d’attente, sans billet.',
  PROPOSEE: 'cette réservation n’est pas encore confirmée, et n’a pas de billet.',
  ANNULEE: 'cette réservation est annulée.',
};

const instead = 'Demandez le code écrit sous le QR, ou cherchez le nom.';

const sentences = {
  instead,
  elsewhere: `Ce billet n’est pas de cette séance, ou pas encore sur cet appareil. ${instead}`,
  noCode: `Aucun code QR lisible sur cette image. Recadrez-la sur le code, ou tapez le code écrit dessous.`,
  noDecoder: `Le lecteur d’images n’a pas pu se charger. Réessayez avec le réseau. ${instead}`,
  noNetwork: `Sans réseau, ce lien ne dit pas son billet. ${instead}`,
  noTicket: `Ce texte ne dit pas de billet\u00a0: collez un lien, un code ou un nom.`,
  notOurs: `Le code QR de cette image n’est pas celui d’un billet. ${instead}`,
  pdf: `Un PDF ne se lit pas ici\u00a0: faites-en une capture d’écran, ou tapez le code écrit sous le QR.`,
  unopened: `Cet appareil ne sait pas ouvrir ce fichier. Faites-en une capture d’écran, ou tapez le code écrit sous le QR.`,
} as const;

const severalCodes = (codes: number) =>
  `Il y a ${count(codes, 'code')} sur cette image\u00a0: recadrez-la sur un seul billet.`;

const nothing = (sentence: string) => ({ what: 'nothing', sentence }) as const;
