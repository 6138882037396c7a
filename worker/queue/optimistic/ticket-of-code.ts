import { is } from 'superstruct';
import { ticketClaims } from '#common/contract/door';

/**
 * The ticket that a QR's text speaks of, without checking its signature: the verdict did, and the server will.
 * Null for a text that is no compact JWS with our claims.
 */
export function ticketOfCode(text: string): string | null {
  const payload = text.trim().split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return is(claims, ticketClaims) ? claims.t : null;
  } catch {
    return null;
  }
}
