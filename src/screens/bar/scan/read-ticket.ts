import { compactVerify, importJWK } from 'jose';
import type { DoorKeyRow } from '#common/contract/door';
import { claimsOfCode } from '#common/rules/ticket-code';
import type { Presented } from '#common/rules/ticket-verdict';

/**
 * What a code's text says: not ours, ours with a good signature, or ours and altered. A ticket is a compact JWS
 * (RFC 7515) signed with ES256; which of our keys signed it stands nowhere, so each is tried.
 */
export async function readTicket(text: string, keys: readonly DoorKeyRow[]): Promise<Presented> {
  const claims = claimsOfCode(text);
  if (claims === null) return { from: 'qr', signature: 'not-ours', claims: null };
  const checks = await Promise.all(keys.map((key) => isSignedBy(text, key)));
  return { from: 'qr', signature: checks.includes(true) ? 'good' : 'wrong', claims };
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
