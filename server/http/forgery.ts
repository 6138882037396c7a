import { randomBytes, timingSafeEqual } from 'node:crypto';
import { csrfCookie, csrfHeader } from '#common/contract/feed/changes';
import type { EndpointName } from '#common/contract/calls/endpoints';
import type { Asked } from './answer';
import { CallError } from './call-error';

/**
 * Refuses what another site made a browser send. A call that changes something comes from our own origin (where the
 * browser says from which), and repeats the cookie in a header (where the client has cookies). A worker cannot read
 * cookies: it learns the value from the answer of a pull, which therefore needs none itself.
 * Throws CallError: `foreign-origin`, `csrf`.
 */
export function refuseForgery(call: EndpointName, asked: Asked, isOurs: (origin: string) => boolean): void {
  if (asked.method === 'GET' || asked.method === 'HEAD') return;
  const origin = asked.header('origin');
  const isForeign = origin !== null && !isOurs(origin);
  if (isForeign || asked.header('sec-fetch-site') === 'cross-site') throw new CallError('foreign-origin');
  if (call === 'pullChanges' || asked.header('cookie') === null) return;
  const cookie = browserSecretOf(asked.header('cookie'));
  const header = asked.header(csrfHeader);
  if (cookie === null || header === null || !areEqual(cookie, header)) throw new CallError('csrf');
}

/** Browsers keep their cookie for a year: so long are they known again. */
const KEPT_SECONDS = 31_536_000;

/** The value of the client's cookie, which it alone knows; or null. */
export function browserSecretOf(cookies: string | null): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === csrfCookie && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}

/**
 * The value a client has, or a new one; headers for the answer set the cookie only where it is absent, and such an
 * answer is nobody else's.
 */
export function csrfFor(asked: Asked, secure: boolean): { value: string; headers: Record<string, string> } {
  const known = browserSecretOf(asked.header('cookie'));
  if (known !== null) return { value: known, headers: {} };
  const value = randomBytes(18).toString('base64url');
  const cookie = `${csrfCookie}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { value, headers: { 'Set-Cookie': cookie } };
}

function areEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
