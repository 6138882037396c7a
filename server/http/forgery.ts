import { randomBytes, timingSafeEqual } from 'node:crypto';
import { csrfCookie, csrfHeader } from '#common/contract/changes';
import type { EndpointName } from '#common/contract/endpoints';
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
  const cookie = csrfCookieOf(asked);
  const header = asked.header(csrfHeader);
  if (cookie === null || header === null || !areEqual(cookie, header)) throw new CallError('csrf');
}

/** The value of the client's cookie, or null. */
function csrfCookieOf(asked: Asked): string | null {
  for (const pair of (asked.header('cookie') ?? '').split(';')) {
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
  const known = csrfCookieOf(asked);
  if (known !== null) return { value: known, headers: {} };
  const value = randomBytes(18).toString('base64url');
  const cookie = `${csrfCookie}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { value, headers: { 'Set-Cookie': cookie } };
}

function areEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
