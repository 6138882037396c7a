import { links } from '../contract/site/links';
import type { TicketClaims } from '../contract/tickets/door';
import { shortCodeOf } from './short-code';
import { claimsOfCode, plainCode } from './ticket-code';

/** What a typed, pasted or dropped text tells of the ticket that is sought. */
export type TicketClue =
  /** The whole text of its QR, whose signature is checked elsewhere. */
  | { readonly by: 'code'; readonly code: string; readonly claims: TicketClaims }
  /** The address of its page or file, which names the uuid in its QR. */
  | { readonly by: 'ticket'; readonly uuid: string }
  /** The address of a booking's page or files: a secret, from which only the server gets to the ticket. */
  | { readonly by: 'booking'; readonly uuid: string }
  /** A name, a short code, or anything else. */
  | { readonly by: 'words' };

/** Reads a text; a code or an address may stand among other words. */
export function ticketClue(text: string): TicketClue {
  for (const code of codesIn(text)) {
    const claims = claimsOfCode(code);
    if (claims !== null) return { by: 'code', code, claims };
  }
  // Mail programs wrap addresses into others, as a parameter.
  const address = text.replace(/%2f/gi, '/');
  const booking = bookingAddress.exec(address)?.[1];
  if (booking !== undefined) return { by: 'booking', uuid: booking.toLowerCase() };
  const ticket = ticketAddress.exec(address)?.[1];
  if (ticket !== undefined) return { by: 'ticket', uuid: ticket.toLowerCase() };
  return { by: 'words' };
}

/**
 * What a list of tickets or bookings is searched by for this text: the short code of the ticket that it tells, or the path of
 * the booking's page, since the text of a QR and many a link are longer than search words may be; else the text itself.
 */
export function soughtWords(text: string): string {
  const clue = ticketClue(text);
  switch (clue.by) {
    case 'code':
      return shortCodeOf(clue.claims.t);
    case 'ticket':
      return shortCodeOf(clue.uuid);
    case 'booking':
      return links.booking.to({ uuid: clue.uuid });
    case 'words':
      return text;
  }
}

/** What looks like a code: the whole text, which may be broken into lines, or parts of it. */
function codesIn(text: string): readonly string[] {
  const whole = plainCode(text);
  return whole.replace(CODE, '') === '' ? [whole] : [...text.matchAll(CODE)].map(String);
}

/** A compact JWS: its header begins with `{"`. */
const CODE = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

const addressBelow = (places: readonly string[]) =>
  new RegExp(String.raw`(?:${places.join('|')})([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`, 'i');

const bookingAddress = addressBelow([links.booking.to({ uuid: '' }), '/api/bookings/']);
const ticketAddress = addressBelow([
  links.freeTicket.to({ uuid: '' }),
  '/api/free-tickets/',
  '/api/ticket-orders/',
]);
