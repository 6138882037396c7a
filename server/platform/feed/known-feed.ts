import { newestRevHere } from '../database/transaction';
import type { Boundaries } from './boundaries';
import type { Cursor, Mark } from './cursor';
import type { PulledFeed } from './followed-feed';

type Windows = Pick<Boundaries, 'now' | 'last' | 'next' | 'passed'>;

interface KnownRev extends Mark {
  /** The scopes that it touched, or `unknown`. */
  readonly scopes: ReadonlySet<string> | 'unknown';
}

/** A mirror that is more revs behind, or whose cursor has not moved for a day, needs the database. */
const MAX_REVS = 1000;
const A_DAY = 86_400_000;

/**
 * This node's knowledge of the feed: the newest revs with the scopes that they touched, and the interval in which no
 * window opens or closes. It answers most pulls that find nothing new without a query.
 */
export class KnownFeed {
  /** Consecutive revs; the first is only the start. */
  #revs: KnownRev[] = [];
  #boundaries: (Windows & { readonly rev: number }) | null = null;
  /** How far the database's clock is ahead of this machine's, in milliseconds. */
  #clockOffset = 0;

  /** Restarts from a rev, as read from the database or notified. */
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

  /** Adds a notified rev. A known or older one is ignored; after a gap, all begins anew with it. */
  hear(rev: KnownRev): void {
    const newest = this.#revs.at(-1);
    if (newest === undefined || rev.rev <= newest.rev) return;
    if (rev.rev > newest.rev + 1) this.beginAt(rev);
    else this.#revs.push(rev);
    if (this.#revs.length > 2 * MAX_REVS) this.#revs.splice(0, MAX_REVS);
  }

  /**
   * Sets the boundaries of windows, as read from the database; not those from before all began anew, since nobody here
   * knows what changed in between.
   * @param rev the newest rev known at the time of the query
   * @param askedAt this machine's clock at that time, in milliseconds
   */
  setBoundaries(boundaries: Windows, rev: number, askedAt: number): void {
    if (rev < (this.#revs[0]?.rev ?? 0)) return;
    const answeredAt = Date.now();
    this.#clockOffset = boundaries.now.getTime() - (askedAt + answeredAt) / 2;
    this.#boundaries = { ...boundaries, rev };
  }

  /** The database's time if these feeds certainly have nothing new; null if the database has to be queried. */
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
    const isNear = this.newestRev - followed.rev <= MAX_REVS && time <= now && now - time < A_DAY;
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
