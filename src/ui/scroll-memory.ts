/*
 * Going back lands where one left. A browser scrolls as soon as it is at an entry of its history, when the page is still as
 * low as its skeleton: here the place of each entry is remembered, and sought until the page is high enough.
 *
 *   left ──(back, forward, reload)──> sought ──(the page is there)──> reached
 *                                        └──(the person acts, or PATIENCE_MS)──> given up
 */

interface Entry {
  /** With query and fragment, as one entry differs from the next. */
  readonly address: string;
  /** CSS pixels above the window, as it was left. */
  readonly top: number;
}

const RECORD = 'scroll';
/** As many as browsers remember. */
const MOST = 50;
const PATIENCE_MS = 10_000;

/** The tab's history, as far as it belongs to this site. */
let entries: readonly Entry[] = [];
let at = -1;
/** Where the window was scrolled to last: as `popstate` comes, some browsers have scrolled on already. */
let lastTop = 0;
/** Where the entry that was gone back to had been left; null once that is reached or given up. */
let sought: number | null = null;
let isSeeking = false;

/** @param isWhole whether this page came whole from the server: the browser itself restores its place */
export function followScroll(isWhole: boolean): void {
  lastTop = scrollY;
  resume(isWhole);
  addEventListener('scroll', () => (lastTop = scrollY), { passive: true });
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => (sought = null), { capture: true, passive: true });
  // Events of wouter.
  addEventListener('pushState', () => {
    leave(scrollY);
    push();
  });
  addEventListener('replaceState', () => note(at, { address: here() }));
  addEventListener('popstate', arrive);
  // Phones end hidden pages without a word.
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  landWhereLeft();
}

/**
 * Scrolls to where the entry that was gone back to had been left, as soon as the page is high enough. Returns whether there
 * is such a place: else the page begins at its top.
 */
export function landWhereLeft(): boolean {
  if (sought === null) return false;
  if (isSeeking) return true;
  isSeeking = true;
  const until = performance.now() + PATIENCE_MS;
  const seek = () => {
    if (sought === null || scrollTowards(sought) || performance.now() > until) {
      isSeeking = false;
      sought = null;
    } else requestAnimationFrame(seek);
  };
  seek();
  return true;
}

/** The page that was gone back to is another one by now: it begins at its top. */
export function beginAtTop(): void {
  sought = null;
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Returns whether that place is reached on a page that is all there. */
function scrollTowards(top: number): boolean {
  const reach = document.documentElement.scrollHeight - innerHeight;
  const nearest = Math.max(0, Math.min(top, reach));
  if (Math.abs(scrollY - nearest) > 1) scrollTo({ top: nearest, behavior: 'instant' });
  const isComing = document.querySelector('main [aria-busy="true"], main [data-loading]') !== null;
  return top <= reach + 1 && !isComing;
}

function resume(isWhole: boolean): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  ({ entries, at } = kept());
  const place = isNew ? undefined : [at, ...nearby()].find((one) => entries[one]?.address === here());
  if (place === undefined) return push();
  at = place;
  if (!isWhole) sought = entries[at]?.top ?? null;
}

function arrive(): void {
  leave(lastTop);
  const before = entries[at]?.address ?? '';
  const place = nearby().find((one) => entries[one]?.address === here());
  const isSamePage = pageOf(before) === pageOf(here());
  // A link to a part of this page was followed, or a page of before there was a record was gone back to.
  if (place === undefined) push();
  else at = place;
  // What is on top of the page was closed: the page stays where it is.
  if (isSamePage) note(at, { top: lastTop });
  sought = place === undefined || isSamePage ? null : (entries[at]?.top ?? null);
}

/** Ranks of the other entries, the nearest first, and those before this one before those after it. */
function nearby(): readonly number[] {
  return entries
    .map((_, rank) => rank)
    .filter((rank) => rank !== at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at) || one - other);
}

/** One that is left before its place was reached keeps it. */
function leave(top: number): void {
  if (sought === null) note(at, { top });
}

function note(rank: number, part: Partial<Entry>): void {
  entries = entries.map((entry, one) => (one === rank ? { ...entry, ...part } : entry));
}

function push(): void {
  entries = [...entries.slice(0, at + 1), { address: here(), top: 0 }].slice(-MOST);
  at = entries.length - 1;
  sought = null;
}

const here = () => location.pathname + location.search + location.hash;
const pageOf = (address: string) => address.replace(/#.*/, '');

function keep(): void {
  leave(scrollY);
  try {
    sessionStorage.setItem(RECORD, JSON.stringify({ entries, at }));
  } catch {
    // Storage is refused or full: a page that is loaded again begins where its browser puts it.
  }
}

function kept(): { entries: readonly Entry[]; at: number } {
  try {
    const record: unknown = JSON.parse(sessionStorage.getItem(RECORD) ?? 'null');
    // Written by this site only, so not validated further.
    if (record !== null) return record as { entries: readonly Entry[]; at: number };
  } catch {
    // As above.
  }
  return { entries: [], at: -1 };
}
