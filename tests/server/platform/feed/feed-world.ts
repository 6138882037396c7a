import type { Kysely } from 'kysely';
import type { PullAnswer } from '#common/contract/feed/changes';
import type { Collection } from '#common/contract/feed/collection-names';
import { type Audience, type Scope, isOpen } from '#common/rules/scopes';
import type { PageSize } from '#server/platform/feed/follow-log';
import { pull } from '#server/platform/feed/pull';
import type { Database } from '#server/platform/database/schema';
import { type WriteTransaction, write } from '#server/platform/database/transaction';
import type { SeededRandom } from '../../../support/seeded-random';
import type { FeedMirror } from './feed-mirror';
import { type FeedRow, feedRowReaders, putFeedRow, removeFeedRow } from './feed-rows';

const HOUR = 3_600_000;
/** A clock set back by less than this does not restart the walk. */
const SMALL_STEP = 10 * 60_000;
/** Where a wanderer may be. */
export const places = ['news', 'coming-news', 'door-tickets'] as const;
const scopeOf = { news: 'public', 'coming-news': 'contenu', 'door-tickets': 'billetterie' } as const;

/** What the database should hold, computed independently of it. */
interface Truth {
  readonly row: FeedRow;
  readonly audiences: readonly Audience[];
}

/** A reader with a mirror that pulls while rows keep changing. */
export interface Reader {
  readonly mirror: FeedMirror;
  uuid: string;
  scopes: readonly Scope[] | null;
  readonly pageSize: PageSize;
  /** The moment at which the last answer was judged, and the latest one that the cursor knows. */
  at: number;
  readAt: number;
  isLoading: boolean;
}

/** Random writers and readers over one database. Everything happens one after the other, so a seed is one run. */
export class FeedWorld {
  readonly truth = new Map<string, Truth>();
  /** Scopes that ever saw a row. */
  readonly everSeen = new Set<string>();
  readonly things: string[] = [];
  #right = Date.parse('2026-11-21T18:00:00Z');
  #ahead = 0;
  n = 0;

  constructor(
    readonly database: Kysely<Database>,
    readonly random: SeededRandom,
    readonly cursorKey: string,
    readonly setClock: (now: Date) => Promise<void>,
  ) {}

  /** The database's clock. */
  get now(): number {
    return this.#right + this.#ahead;
  }

  /** One transaction on one to three things: new ones, changes, moves, windows, deletions. */
  async change(): Promise<void> {
    const chosen = new Set<string>();
    for (let count = 1 + this.random.below(3); count > 0; count -= 1) chosen.add(this.#thing());
    this.n += 1;
    const after = new Map<string, Truth | null>();
    for (const thing of chosen) this.#plan(thing, after);
    await write(this.database, async (transaction) => {
      for (const [name, truth] of after) await this.#store(transaction, name, truth);
    });
    for (const [name, truth] of after) {
      if (truth === null) this.truth.delete(name);
      else this.truth.set(name, truth);
      for (const { scope } of truth?.audiences ?? []) this.everSeen.add(`${name} ${scope}`);
    }
  }

  /** Moves the clock: sometimes over several windows, sometimes backwards, sometimes two days ahead for a while. */
  async passTime(): Promise<void> {
    if (this.random.chance(0.1)) this.#ahead = this.#ahead === 0 ? 48 * HOUR : 0;
    const step = this.random.chance(0.15) ? -this.random.below(2 * HOUR) : this.random.below(6 * HOUR);
    this.#right += step;
    await this.setClock(new Date(this.now));
  }

  /** Whether a reader saw the rows by a clock that was far ahead of what it is now. */
  isAhead({ readAt }: Reader): boolean {
    return readAt - this.now > SMALL_STEP;
  }

  async pull(reader: Reader): Promise<PullAnswer> {
    const { mirror, scopes, uuid } = reader;
    const { cursors } = mirror;
    const answer = await pull(
      this.database,
      scopes === null ? null : { uuid, scopes },
      { cursors: mirror.cursors, unsettled: [] },
      { readers: feedRowReaders, cursorKey: this.cursorKey, pageSize: reader.pageSize, known: null },
    );
    mirror.apply(answer);
    if (answer.reset) reader.readAt = 0;
    reader.at = Math.max(reader.readAt, this.now);
    // A cursor that did not move knows nothing of this moment: if the clock is set back, it may come again.
    if (JSON.stringify(cursors) !== JSON.stringify(mirror.cursors)) reader.readAt = reader.at;
    reader.isLoading = answer.walking;
    return answer;
  }

  /** What a reader may see at this moment. */
  visible({ scopes, at }: Reader): Record<string, number> {
    const held = new Set<Scope>(['public', ...(scopes ?? [])]);
    const names = [...this.truth].filter(([, { audiences }]) =>
      audiences.some((audience) => held.has(audience.scope) && isOpen(audience, new Date(at))),
    );
    return Object.fromEntries(names.map(([name, { row }]) => [name, row.n]).sort());
  }

  #thing(): string {
    if (this.things.length > 3 && this.random.chance(0.8)) return this.random.pick(this.things);
    const thing = this.random.uuid();
    this.things.push(thing);
    return thing;
  }

  // Things with an even last digit are wanderers: always in exactly one place, always open. The others are items with a
  // document, which share their windows.
  #plan(thing: string, after: Map<string, Truth | null>) {
    const row = { uuid: thing, n: this.n };
    if (isWanderer(thing)) {
      const home = this.random.pick(places);
      for (const place of places) {
        const audiences = [{ scope: scopeOf[place], from: null, until: null }];
        if (place === home) after.set(`${place} ${thing}`, { row, audiences });
        else if (this.truth.has(`${place} ${thing}`)) after.set(`${place} ${thing}`, null);
      }
      return;
    }
    const isGone = this.random.chance(0.2);
    const opening = new Date(this.now + (this.random.below(12) - 6) * HOUR);
    const closing = this.random.chance(0.3)
      ? new Date(opening.getTime() + this.random.below(6) * HOUR)
      : null;
    const open = [{ scope: 'public', from: opening, until: closing }] as const;
    const coming = [{ scope: 'contenu', from: null, until: opening }] as const;
    const all = [
      ['news', open],
      ['news-bodies', open],
      ['coming-news', coming],
      ['coming-news-bodies', coming],
    ] as const;
    for (const [place, audiences] of all) after.set(`${place} ${thing}`, isGone ? null : { row, audiences });
  }

  async #store(transaction: WriteTransaction, name: string, truth: Truth | null) {
    const [collection, uuid = ''] = name.split(' ') as [Collection, string];
    if (truth === null) await removeFeedRow(transaction, collection, uuid);
    else await putFeedRow(transaction, collection, truth.row);
    transaction.recordChange(collection, uuid, truth?.audiences ?? []);
  }
}

/** Whether a thing is always in exactly one place, whatever happens. */
export const isWanderer = (thing: string): boolean => parseInt(thing.slice(-1), 16) % 2 === 0;
