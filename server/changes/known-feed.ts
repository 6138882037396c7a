import { newestRevHere } from '../database/transaction';
import type { Boundaries } from './boundaries';
import type { Cursor, Mark } from './cursor';
import type { PulledFeed } from './followed-feed';

interface KnownRev extends Mark {
  /** The scopes that it touched, or all for want of better. */
  readonly scopes: ReadonlySet<string> | 'unknown';
}

/** For a mirror that is further behind, or has not moved its cursor for longer, the database is asked. */
const MOST_REVS = 1000;
const A_DAY = 86_400_000;

/**
 * What this node has heard of the feed: the newest revs with the scopes that they touched, and between which two moments
 * no window opens or closes. It tells most pulls that there is nothing new without asking the database.
 */
export class KnownFeed {
  /** Without a gap; the first one only says where it begins. */
  #revs: KnownRev[] = [];
  #boundaries: (Boundaries & { readonly rev: number }) | null = null;
  /** How far the database's clock is ahead of this machine's, in milliseconds. */
  #clockOffset = 0;

  /** Begins anew from a rev that was read from the database. */
  beginAt(newest: Mark): void {
    this.#revs = [{ ...newest, scopes: new Set() }];
    this.#boundaries = null;
  }

  forget(): void {
    this.#revs = [];
    this.#boundaries = null;
  }

  get newestRev(): number {
    return this.#revs.at(-1)?.rev ?? 0;
  }

  /** One more rev was told. One from before the beginning is known; after a gap nothing is. */
  hear(rev: KnownRev): void {
    const newest = this.#revs.at(-1);
    if (newest === undefined || rev.rev <= newest.rev) return;
    if (rev.rev > newest.rev + 1) this.forget();
    else this.#revs.push(rev);
    if (this.#revs.length > 2 * MOST_REVS) this.#revs.splice(0, MOST_REVS);
  }

  /**
   * What the database says of time.
   * @param rev the newest rev known when it was asked
   * @param askedAt this machine's clock then, in milliseconds
   */
  setBoundaries(boundaries: Boundaries, rev: number, askedAt: number): void {
    const answeredAt = Date.now();
    this.#clockOffset = boundaries.now.getTime() - (askedAt + answeredAt) / 2;
    this.#boundaries = { ...boundaries, rev };
  }

  /** The database's time, when it is certain that there is nothing new in these feeds; null when it has to be asked. */
  quietSince(feeds: readonly PulledFeed[]): Date | null {
    if (this.newestRev < newestRevHere()) return null;
    const now = Date.now() + this.#clockOffset;
    const isQuiet = feeds.every(
      ({ scopes, cursor }) => cursor !== null && this.#isQuiet(cursor, scopes, now),
    );
    return isQuiet ? new Date(now) : null;
  }

  #isQuiet({ followed, seen, time, readAt, walk }: Cursor, scopes: readonly string[], now: number): boolean {
    const first = this.#revs[0];
    if (first === undefined || this.#boundaries === null) return false;
    const { last, next, rev } = this.#boundaries;
    const isSettled = walk === null && seen.rev === followed.rev && readAt === time;
    const isKnown = followed.rev >= first.rev && this.#revs[followed.rev - first.rev]?.tag === followed.tag;
    const isNear = this.newestRev - followed.rev <= MOST_REVS && time <= now && now - time < A_DAY;
    const isBetween = (last === null || last.getTime() <= time) && (next === null || now < next.getTime());
    return (
      isSettled && isKnown && isNear && isBetween && !this.#hasTouched(scopes, Math.min(followed.rev, rev))
    );
  }

  #hasTouched(scopes: readonly string[], after: number): boolean {
    const first = this.#revs[0]?.rev ?? 0;
    return this.#revs
      .slice(Math.max(0, after - first + 1))
      .some(({ scopes: touched }) => touched === 'unknown' || scopes.some((scope) => touched.has(scope)));
  }
}
