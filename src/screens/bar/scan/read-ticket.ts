import { compactVerify, errors, importJWK } from 'jose';
import type { DoorKeyRow } from '#common/contract/tickets/door';
import { claimsOfCode, plainCode } from '#common/rules/ticket-code';
import type { Presented, Signature } from '#common/rules/ticket-verdict';

/**
 * Reads a code's text: not ours, ours with a valid signature, or ours and altered. A ticket is a compact JWS (RFC 7515)
 * signed with ES256; it does not name its key, so each key is tried.
 */
export async function readTicket(text: string, keys: readonly DoorKeyRow[]): Promise<Presented> {
  const claims = claimsOfCode(text);
  if (claims === null) return { from: 'qr', signature: 'not-ours', claims: null };
  const checks = await Promise.all(keys.map((key) => check(text, key)));
  return { from: 'qr', signature: conclude(checks), claims };
}

/** A key that could not be tried, or that this phone lacks, may be the one that signed. */
function conclude(checks: readonly Signature[]): Signature {
  if (checks.includes('good')) return 'good';
  return checks.length === 0 || checks.includes('unchecked') ? 'unchecked' : 'wrong';
}

async function check(text: string, key: DoorKeyRow): Promise<Signature> {
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, 'ES256');
    await compactVerify(plainCode(text), publicKey, { algorithms: ['ES256'] });
    return 'good';
  } catch (error) {
    // A JOSEError means an invalid text; any other error comes from this phone or from its key.
    return error instanceof errors.JOSEError ? 'wrong' : 'unchecked';
  }
}
