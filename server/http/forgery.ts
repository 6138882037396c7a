import { randomBytes, timingSafeEqual } from 'node:crypto';
import { csrfCookie, csrfHeader } from '#common/contract/changes';
import type { EndpointName } from '#common/contract/endpoints';
import { CallError } from './call-error';

/**
 * Refuses what another site made a browser send. A call that changes something comes from our own origin (where the
 * browser says from which), and repeats the cookie in a header (where the client has cookies). A worker cannot read
 * cookies: it learns the value from the answer of a pull, which therefore needs none itself.
 * Throws CallError: `foreign-origin`, `csrf`.
 */
export function refuseForgery(
  call: EndpointName,
  request: Request,
  isOurs: (origin: string, request: Request) => boolean,
): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('origin');
  const isForeign = origin !== null && !isOurs(origin, request);
  if (isForeign || request.headers.get('sec-fetch-site') === 'cross-site')
    throw new CallError('foreign-origin');
  if (call === 'pullChanges' || !request.headers.has('cookie')) return;
  const cookie = csrfCookieOf(request);
  const header = request.headers.get(csrfHeader);
  if (cookie === null || header === null || !areEqual(cookie, header)) throw new CallError('csrf');
}

/** The value of the client's cookie, or null. */
function csrfCookieOf(request: Request): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === csrfCookie && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}

/**
 * The value a client has, or a new one; headers for the answer set the cookie only where it is absent, and such an
 * answer is nobody else's.
 */
export function csrfFor(
  request: Request,
  secure: boolean,
): { value: string; headers: Record<string, string> } {
  const known = csrfCookieOf(request);
  if (known !== null) return { value: known, headers: {} };
  const value = randomBytes(18).toString('base64url');
  const cookie = `${csrfCookie}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { value, headers: { 'Set-Cookie': cookie } };
}

function areEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
