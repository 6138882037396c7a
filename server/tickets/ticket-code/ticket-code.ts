import { CompactSign } from 'jose';
import type { TicketClaims } from '#common/contract/tickets/door';

type SigningKey = Parameters<CompactSign['sign']>[0];

/**
 * The text of a ticket's QR code: a compact JWS (ES256). The header names no key: every character counts in a QR code,
 * and every verifier has all the keys.
 */
export function writeTicketCode(claims: TicketClaims, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key);
}
