import { CompactSign, compactVerify } from 'jose';
import type { TicketClaims } from '#common/contract/tickets/door';
import { claimsOfCode, plainCode } from '#common/rules/ticket-code';
import type { Presented } from '#common/rules/ticket-verdict';

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

/** The content of a code's text, with its signature: not ours, good, or wrong. */
export async function readTicketCode(
  text: string,
  keys: readonly Parameters<typeof compactVerify>[1][],
): Promise<Extract<Presented, { from: 'qr' }>> {
  const claims = claimsOfCode(text);
  if (claims === null) return { from: 'qr', signature: 'not-ours', claims };
  for (const key of keys) if (await isSignedBy(text, key)) return { from: 'qr', signature: 'good', claims };
  return { from: 'qr', signature: 'wrong', claims };
}

async function isSignedBy(text: string, key: Parameters<typeof compactVerify>[1]): Promise<boolean> {
  try {
    await compactVerify(plainCode(text), key, { algorithms: ['ES256'] });
    return true;
  } catch {
    return false;
  }
}
