import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It has too much randomness to be guessed, so one round of SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
