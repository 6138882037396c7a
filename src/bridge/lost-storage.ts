import { pageDatabases } from '#mirror/queries/page-databases';
import { store } from '../state/store';
import { restoreTabRecords } from '../state/tab-records';
import { reloadBlocksAtom, reloadPage, whenFree } from '../state/update';
import { breakDown, endDataWorker, onStorageLost, renewDataWorker } from './data-worker';
import { withTimeout } from './deadline';
import { isServerThere } from './missing-chunk';

/*
 * When the browser has lost its databases, as iPhones do in the background:
 *
 *   a query, a call or the worker says so ──> can one be opened? ──yes──> a new worker; all queries are read again
 *                                                  │ no, or no answer
 *                                                  └──> the page is loaded again as soon as nothing forbids it, and says
 *                                                       so meanwhile; where that has just been done, it only says so
 *
 * Databases that open and are lost again at once hold something that cannot be read: whoever reads it is told.
 */
const PATIENCE_MS = 5_000;
const AT_ONCE_MS = 10_000;
const JUST_NOW_MS = 60_000;
/** What a call that failed leads to on the screen may forbid the reload. */
const A_MOMENT_MS = 1_000;

let mending: Promise<boolean> | null = null;
let mendedAt = -Infinity;

/** Follows whatever tells that databases are lost. */
export function guardStorage(): void {
  onStorageLost(() => void (isMendedInVain() ? leave() : mendStorage()));
  pageDatabases.mendBy(async (error) => {
    if (isMendedInVain()) throw error;
    // Until the reload the screen keeps what it shows.
    if (!(await mendStorage())) await new Promise(() => undefined);
  });
}

/** Resolves to whether this page can go on. */
export function mendStorage(): Promise<boolean> {
  mending ??= mend().finally(() => (mending = null));
  return mending;
}

async function mend(): Promise<boolean> {
  pageDatabases.closeForNow();
  try {
    await withTimeout(PATIENCE_MS, new AbortController().signal, pageDatabases.tryOne());
  } catch {
    void leave();
    return false;
  }
  mendedAt = Date.now();
  restoreTabRecords();
  renewDataWorker();
  // Those that could not be opened meanwhile, too.
  pageDatabases.closeForNow();
  pageDatabases.readAgain();
  return true;
}

const isMendedInVain = () => mending === null && Math.abs(Date.now() - mendedAt) < AT_ONCE_MS;

let isLeaving = false;

async function leave(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  endDataWorker();
  // Without a network, a page that this device does not keep would be one of the browser's.
  const comesBack = Boolean(navigator.serviceWorker?.controller) || (await isServerThere());
  if (comesBack && !isJustReloaded()) reloadWhenFree();
  else breakDown('worker');
}

function reloadWhenFree(): void {
  const isFree = () => store.get(reloadBlocksAtom) === 0;
  if (!isFree()) breakDown('worker');
  whenFree(() => setTimeout(() => (isFree() ? reloadPage() : reloadWhenFree()), A_MOMENT_MS));
}

/** Whether that was done a moment ago, in vain. No storage of the browser remembers it for sure. */
function isJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && performance.now() < JUST_NOW_MS;
}
