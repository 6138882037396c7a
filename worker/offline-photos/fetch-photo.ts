import { protocolHeader } from '#common/contract/feed/changes';
import { KEPT_FORM, offlinePhotoAddress } from '#common/rules/offline-photo';
import { retryAfter } from '../base/backoff';
import type { Surroundings } from '../base/surroundings';
import { withTimeout } from '../base/wait';

/** The outcome of fetching a photo. `later`: the server asks to wait this many milliseconds. */
export type FetchedPhoto =
  | { readonly kind: 'here'; readonly picture: Blob }
  | { readonly kind: 'silent' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later'; readonly wait: number };

const DEADLINE = 30_000;
const SHORTEST_WAIT = 5_000;
const LONGEST_WAIT = 5 * 60_000;

const silent: FetchedPhoto = { kind: 'silent' };

interface Asked {
  readonly uuid: string;
  readonly version: string;
}

/** Fetches the kept form of a photo. The deadline does not rely on the abort signal, which some browsers ignore. */
export async function fetchPhoto(
  surroundings: Pick<Surroundings, 'fetch' | 'after' | 'now'>,
  photo: Asked,
): Promise<FetchedPhoto> {
  const abort = new AbortController();
  const exchanged = exchange(surroundings, photo, abort.signal).catch(() => silent);
  const fetched = await withTimeout(surroundings, DEADLINE, exchanged, silent);
  abort.abort();
  return fetched;
}

async function exchange(
  { fetch, now }: Pick<Surroundings, 'fetch' | 'now'>,
  { uuid, version }: Asked,
  signal: AbortSignal,
): Promise<FetchedPhoto> {
  const response = await fetch(offlinePhotoAddress(uuid, version), {
    headers: { Accept: `image/${KEPT_FORM.coding}` },
    // It is stored once, in its own cache: no second copy in the browser's cache or the service worker's.
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal,
  });
  // A hotel's captive portal may answer; only our server names its protocol.
  if (!response.headers.has(protocolHeader)) return silent;
  if (response.status === 429 || response.status === 503)
    return { kind: 'later', wait: waitOf(response, now()) };
  if (response.status >= 500) return silent;
  const isPicture = response.headers.get('Content-Type')?.startsWith('image/') ?? false;
  if (response.status !== 200 || !isPicture) return { kind: 'refused' };
  return { kind: 'here', picture: await response.blob() };
}

const waitOf = ({ headers }: Response, now: number): number =>
  Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, retryAfter(headers, now)));
