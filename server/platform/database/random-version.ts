import { randomBytes } from 'node:crypto';

/** A new version of a row: random, so that equal versions mean equal rows even after a restore. */
export function randomVersion(): string {
  return randomBytes(9).toString('base64url');
}
