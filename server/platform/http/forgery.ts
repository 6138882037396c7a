import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sentByHandHeader } from '#common/contract/feed/changes';
import { csrfCookie, csrfHeader } from '#common/contract/feed/csrf-names';
import type { Endpoint } from '#common/contract/calls/endpoint';
import type { Asked } from './answer';
import { CallError } from './call-error';
import type { SiteNames } from './site-names';

/**
 * Refuses requests that another site made a browser send (CSRF). A call that changes something must come from our own
 * origin (if the browser names it), and repeat the cookie in a header (if the client has cookies), unless the call needs
 * no such token. A worker cannot read cookies: it gets the value from a pull's answer. A page of ours that was opened at
 * another address of this server is told the right one, and taken only where a person asked for it there.
 * Throws CallError: `foreign-origin`, `csrf`.
 */
export function refuseForgery(
  { needsNoCsrf }: Endpoint,
  asked: Asked,
  isOurs: (origin: string) => boolean,
  siteNames?: SiteNames,
): void {
  if (asked.method === 'GET' || asked.method === 'HEAD') return;
  const origin = asked.header('origin');
  const isForeign = origin !== null && !isOurs(origin);
  if (isForeign && siteNames?.isOtherAddress(origin, asked) === true) {
    if (asked.header(sentByHandHeader) === null) throw siteNames.refusal();
  } else if (isForeign || asked.header('sec-fetch-site') === 'cross-site')
    throw new CallError('foreign-origin');
  if (needsNoCsrf === true || asked.header('cookie') === null) return;
  const cookie = browserSecretOf(asked.header('cookie'));
  const header = asked.header(csrfHeader);
  if (cookie === null || header === null || !areEqual(cookie, header)) throw new CallError('csrf');
}

/** Browsers keep the cookie for a year and are recognised that long. */
const KEPT_SECONDS = 31_536_000;

/** The value of the client's secret cookie, or null. */
export function browserSecretOf(cookies: string | null): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === csrfCookie && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}

/**
 * The client's cookie value, or a new one; the headers set the cookie only if it is missing, and such an answer must
 * not be shared with other clients.
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
