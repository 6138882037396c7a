import { base64url, compactVerify, importJWK } from 'jose';
import { is } from 'superstruct';
import { type DoorKeyRow, type TicketClaims, ticketClaims } from '#common/contract/door';
import type { Presented } from '#common/rules/ticket-verdict';

/**
 * What a code's text says: not ours, ours with a good signature, or ours and altered. A ticket is a compact JWS
 * (RFC 7515) signed with ES256; which of our keys signed it stands nowhere, so each is tried.
 */
export async function readTicket(text: string, keys: readonly DoorKeyRow[]): Promise<Presented> {
  const claims = claimsOf(text);
  if (claims === null) return { from: 'qr', signature: 'not-ours', claims: null };
  const checks = await Promise.all(keys.map((key) => isSignedBy(text, key)));
  return { from: 'qr', signature: checks.includes(true) ? 'good' : 'wrong', claims };
}

function claimsOf(text: string): TicketClaims | null {
  const [header, payload, signature, ...rest] = text.trim().split('.');
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0)
    return null;
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
    return is(claims, ticketClaims) ? claims : null;
  } catch {
    return null;
  }
}

async function isSignedBy(text: string, key: DoorKeyRow): Promise<boolean> {
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, 'ES256');
    await compactVerify(text.trim(), publicKey, { algorithms: ['ES256'] });
    return true;
  } catch {
    return false;
  }
}
