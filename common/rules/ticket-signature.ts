import { type KeyInput, compactVerify, errors } from 'jose';
import { claimsOfCode, plainCode } from './ticket-code';
import type { Presented, Signature } from './ticket-verdict';

/**
 * Not a pure rule: checking a signature takes the machine's cryptography. Reads a code's text, on phones and on the server: not ours, ours with a valid signature, or ours and altered. A ticket is a
 * compact JWS (RFC 7515) signed with ES256; it does not name its key, so each key is tried.
 */
export async function readTicketCode(
  text: string,
  keys: readonly KeyInput[],
): Promise<Extract<Presented, { from: 'qr' }>> {
  const claims = claimsOfCode(text);
  if (claims === null) return { from: 'qr', signature: 'not-ours', claims: null };
  const checks = await Promise.all(keys.map((key) => check(text, key)));
  return { from: 'qr', signature: conclude(checks), claims };
}

/** A key that could not be tried, or that a phone lacks, may be the one that signed. */
function conclude(checks: readonly Signature[]): Signature {
  if (checks.includes('good')) return 'good';
  return checks.length === 0 || checks.includes('unchecked') ? 'unchecked' : 'wrong';
}

async function check(text: string, key: KeyInput): Promise<Signature> {
  try {
    await compactVerify(plainCode(text), key, { algorithms: ['ES256'] });
    return 'good';
  } catch (error) {
    // A JOSEError means an invalid text; any other error comes from this machine or from the key.
    return error instanceof errors.JOSEError ? 'wrong' : 'unchecked';
  }
}
