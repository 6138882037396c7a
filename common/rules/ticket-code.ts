import { decode } from 'jose/base64url';
import { is } from 'superstruct';
import { type TicketClaims, ticketClaims } from '../contract/tickets/door';

/**
 * The text of a code without what scanners put around it: control characters, spaces, marks that nobody sees, and before
 * it the number of a character set (`\000026`, of AIM's ECI protocol) or of the kind of code (`]Q3`, ISO/IEC 15424).
 */
export function plainCode(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').replace(/^(\]Q\d|\\\d{6})+/, '');
}

/**
 * What the text of a ticket's QR claims; whether it was signed by us is another question, and not a pure one. Null for a
 * text that is no compact JWS (RFC 7515) with claims of ours.
 */
export function claimsOfCode(text: string): TicketClaims | null {
  const parts = plainCode(text).split('.');
  const [, payload] = parts;
  if (payload === undefined || parts.length !== 3) return null;
  try {
    // Claims are ASCII: uuids, numbers and a word of three.
    const claims: unknown = JSON.parse(String.fromCharCode(...decode(payload)));
    return is(claims, ticketClaims) ? claims : null;
  } catch {
    return null;
  }
}
