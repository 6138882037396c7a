import { decode } from 'jose/base64url';
import { is } from 'superstruct';
import { type TicketClaims, ticketClaims } from '../contract/tickets/door';

/**
 * The text of a code without what scanners add to it: control characters, spaces, invisible characters, and a prefix
 * with the character set (`\000026`, of AIM's ECI protocol) or the kind of code (`]Q3`, ISO/IEC 15424).
 */
export function plainCode(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').replace(/^(\]Q\d|\\\d{6})+/, '');
}

/**
 * The claims in the text of a ticket's QR. The signature is checked elsewhere, since that is not a pure function. Null
 * if the text is not a compact JWS (RFC 7515) with our claims.
 */
export function claimsOfCode(text: string): TicketClaims | null {
  const parts = plainCode(text).split('.');
  const [, payload] = parts;
  if (payload === undefined || parts.length !== 3) return null;
  try {
    // Claims are ASCII: uuids, numbers and one of three words.
    const claims: unknown = JSON.parse(String.fromCharCode(...decode(payload)));
    return is(claims, ticketClaims) ? claims : null;
  } catch {
    return null;
  }
}

/** The ticket in the text of a QR code; undefined without one. */
export const ticketOfCode = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : claimsOfCode(code)?.t;
