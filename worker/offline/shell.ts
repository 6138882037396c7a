/** A file of the build; `revision` is null if its name follows from its content. */
export interface ShellEntry {
  readonly url: string;
  readonly revision: string | null;
  /** Only who works for the association needs it: editors, the office, the counter, the door. */
  readonly desk?: boolean;
  /** Neither every page nor a main way from it needs it: a first visit has the site without it sooner. */
  readonly later?: boolean;
}

const PREFIX = 'shell-';

/** The cache whose existence means that somebody who works for the association uses this device. */
const DESK = 'desk';

/** Of the six connections that a browser may open to a server, two are left to what the page itself asks for. */
const AT_ONCE = 4;

/**
 * Stores the files of a build, all or none; those of the desk only where somebody works for the association. Each must
 * exist, must not be redirected, and must have its own type, and the page must be of this build: a captive portal's page
 * instead of a script fails the whole, as does the page of another build, and the former build keeps serving. Only a file
 * that the device itself blocks is left out. Where there is no former build, whoever reads has no site without a network
 * until this is done: only what they need first is stored.
 * @param isDesk whether somebody works for the association here, which the pages of a former build may not have told
 */
export async function fillShell(
  build: string,
  entries: readonly ShellEntry[],
  isDesk: () => Promise<boolean> = async () => false,
): Promise<void> {
  const name = PREFIX + build;
  const cache = await caches.open(name);
  const hasFormer = (await caches.keys()).some((other) => other.startsWith(PREFIX) && other !== name);
  if (hasFormer && (await isDesk())) await caches.open(DESK);
  const wanted = (await ofThisDevice(entries)).filter(({ later = false }) => hasFormer || !later);
  // The build may list a file twice: it is fetched once.
  const files = [...new Map(wanted.map((entry) => [pathOf(entry.url), entry])).entries()];
  // Nothing else is of use without the page.
  const inOrder = files.sort(([one], [other]) => Number(isPage(other)) - Number(isPage(one)));
  try {
    for (let from = 0; from < inOrder.length; from += AT_ONCE)
      await Promise.all(
        inOrder
          .slice(from, from + AT_ONCE)
          .map(([path, { revision }]) => keepUnlessBlocked(cache, path, revision, build)),
      );
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/**
 * Stores what a first visit's installation left out, one file after the other: somebody reads meanwhile.
 * @param signal ends it: a newer build brings its own files
 */
export async function keepRest(
  build: string,
  entries: readonly ShellEntry[],
  signal: AbortSignal,
): Promise<void> {
  await keepMissing(build, await ofThisDevice(entries), signal);
}

/** Somebody works for the association on this device: stores the desk's files too, for this build and later ones. */
export async function keepDesk(
  build: string,
  entries: readonly ShellEntry[],
  signal: AbortSignal,
): Promise<void> {
  await caches.open(DESK);
  const ofDesk = entries.filter(({ desk }) => desk === true);
  await keepMissing(build, ofDesk, signal);
}

async function ofThisDevice(entries: readonly ShellEntry[]): Promise<readonly ShellEntry[]> {
  const isDesk = (await caches.keys()).includes(DESK);
  return entries.filter(({ desk = false }) => isDesk || !desk);
}

async function keepMissing(
  build: string,
  entries: readonly ShellEntry[],
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(PREFIX + build);
  const stored = await storedPaths(build);
  for (const { url, revision } of entries) {
    const path = pathOf(url);
    if (!stored.has(path)) await keepUnlessBlocked(cache, path, revision, build, signal);
  }
}

async function storedPaths(build: string): Promise<ReadonlySet<string>> {
  const cache = await caches.open(PREFIX + build);
  return new Set((await cache.keys()).map(({ url }) => pathOf(url)));
}

/** How many of the files that this device should hold of a build it does not hold. */
export async function countMissing(build: string, entries: readonly ShellEntry[]): Promise<number> {
  const stored = await storedPaths(build);
  const wanted = new Set((await ofThisDevice(entries)).map(({ url }) => pathOf(url)));
  return [...wanted].filter((path) => !stored.has(path)).length;
}

/**
 * A stored file of this build, else of a former one whose pages may still be open. Where the device cannot read what it
 * stores, there is none: the network may still bring it.
 */
export async function readShell(build: string, path: string): Promise<Response | undefined> {
  try {
    return (await caches.match(path, { cacheName: PREFIX + build })) ?? (await caches.match(path));
  } catch {
    return undefined;
  }
}

/**
 * Keeps this build and those that open pages still run: each page holds a lock of its build's name.
 * @param pages how many are open; those of a build before there were such locks may run the last former one
 */
export async function forgetFormerShells(build: string, pages: number): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const running = held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : []));
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + build);
  const kept = new Set([...running, ...(running.length < pages ? former.slice(-1) : [])]);
  await Promise.all(former.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}

/** Deletes a shell that lost a file: the next page comes from the network, with files that exist. */
export async function dropShell(build: string): Promise<void> {
  await caches.delete(PREFIX + build);
}

export function pathOf(url: string): string {
  return new URL(url, location.origin).pathname;
}

/**
 * Stores a file, unless something on the device keeps it from coming, as blockers of advertisements do by words in an
 * address: our server answers, and the file alone fails, twice.
 */
async function keepUnlessBlocked(
  cache: Cache,
  path: string,
  revision: string | null,
  build: string,
  signal: AbortSignal | null = null,
): Promise<void> {
  const keep = async () => cache.put(path, await obtain(path, revision, build, signal));
  try {
    await keep();
  } catch (error) {
    if (!isUnanswered(error) || isPage(path) || !(await isServerThere())) throw error;
    await keep().catch((again: unknown) => {
      if (!isUnanswered(again)) throw again;
    });
  }
}

/** How a fetch fails that gets no answer. */
const isUnanswered = (error: unknown): boolean => error instanceof TypeError;

const isServerThere = (): Promise<boolean> =>
  fetch('/version.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function obtain(
  path: string,
  revision: string | null,
  build: string,
  signal: AbortSignal | null,
): Promise<Response> {
  signal?.throwIfAborted();
  if (isPage(path)) return obtainPage(path, build);
  const stored = revision === null ? await caches.match(path) : undefined;
  if (stored !== undefined) return stored;
  return checked(path, await fetch(path, { cache: revision === null ? 'default' : 'no-cache', signal }));
}

/**
 * The page of this build, which names it. While a site is updated another build's may come, from a server or from a proxy
 * that keeps pages: it is then asked for under an address that no cache knows.
 */
async function obtainPage(path: string, build: string): Promise<Response> {
  for (const address of [path, `${path}?build=${build}`]) {
    const page = checked(path, await fetch(address, { cache: 'no-cache' }));
    const text = await page.clone().text();
    if (text.includes(`name="build" content="${build}"`)) return page;
  }
  throw new Error(`Not stored: ${path} is of another build`);
}

const isPage = (path: string) => path.endsWith('.html');

function checked(path: string, response: Response): Response {
  const isHtml = response.headers.get('Content-Type')?.includes('text/html') ?? false;
  if (!response.ok || response.redirected || isHtml !== isPage(path))
    throw new Error(`Not stored: ${path} (${response.status}, ${response.headers.get('Content-Type')})`);
  return response;
}
