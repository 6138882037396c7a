import { CompactSign, base64url, compactVerify } from 'jose';
import { is } from 'superstruct';
import { type TicketClaims, ticketClaims } from '#common/contract/door';
import type { Presented } from '#common/rules/ticket-verdict';

type SigningKey = Parameters<CompactSign['sign']>[0];

/**
 * The text of a ticket's QR: a compact JWS (ES256). The header names no key, since every character counts in a QR
 * and whoever checks has all the keys.
 */
export function writeTicketCode(claims: TicketClaims, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key);
}

/** What a code's text says: not ours, ours and genuine, or ours and altered. */
export async function readTicketCode(
  text: string,
  keys: readonly Parameters<typeof compactVerify>[1][],
): Promise<Extract<Presented, { from: 'qr' }>> {
  const claims = claimsOf(text);
  if (claims === null) return { from: 'qr', signature: 'not-ours', claims };
  for (const key of keys) if (await isSignedBy(text, key)) return { from: 'qr', signature: 'good', claims };
  return { from: 'qr', signature: 'wrong', claims };
}

function claimsOf(text: string): TicketClaims | null {
  const [, payload, , ...rest] = text.split('.');
  if (payload === undefined || rest.length > 0) return null;
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
    return is(claims, ticketClaims) ? claims : null;
  } catch {
    return null;
  }
}

async function isSignedBy(text: string, key: Parameters<typeof compactVerify>[1]): Promise<boolean> {
  try {
    await compactVerify(text, key, { algorithms: ['ES256'] });
    return true;
  } catch {
    return false;
  }
}
