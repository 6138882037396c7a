import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import pg from 'pg';
import { must } from '#common/base/must';
import { type Collection, collectionFeeds } from '#common/contract/feed/collection-names';
import type { Audience } from '#common/rules/scopes';
import type { Database } from './schema';

/** A transaction that changes mirrored rows. It takes one rev, at its very end, for everything that it recorded. */
export interface WriteTransaction {
  readonly database: Transaction<Database>;
  /**
   * The one instant at which the transaction judges and counts, from the database's clock: its beginning or, once it has
   * waited for a lock, when it got it. Read it after the lock.
   */
  readonly now: Date;
  /**
   * Judges from this instant on, read under a lock of that key: what the former owners of the lock saw end is over. A lock
   * that the transaction had before changes nothing.
   */
  judgeFrom(key: string, instant: Date): void;
  /** Records that a row of a collection changed and who may see it from now on; without audiences, nobody may. */
  recordChange(collection: Collection, key: string, audiences: readonly Audience[]): void;
}

/** The key under which this transaction stores the answer of a queued call. */
export interface AnswerKey {
  readonly owner: string;
  readonly key: string;
}

/** The answer of a queued call, as it was sent. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string | null;
}

/**
 * The only way to change data: runs the work and its change feed entries in one transaction, and returns once
 * everything is on disk. If it collides with another transaction the work is run again, so it must not have effects
 * outside the transaction. Throws what the work throws; then nothing is changed.
 * @param key the idempotency key taken by the work of a queued call
 * @param answerIn returns the answer to store under that key, given the work's result; null: none
 */
export async function write<T>(
  database: Kysely<Database>,
  work: (transaction: WriteTransaction) => Promise<T>,
  key: AnswerKey | null = null,
  answerIn: (result: T) => StoredAnswer | null = () => null,
): Promise<T> {
  return database.connection().execute(async (connection) => {
    const done = await retry(() =>
      connection.transaction().execute((inner) => run(inner, work, key, answerIn)),
    );
    writes += 1;
    newestRev = Math.max(newestRev, done.rev);
    await flush(connection);
    return done.result;
  });
}

let writes = 0;
let newestRev = 0;

/** Number of writes by this process: cached answers are stale once it has changed. */
export const writesHere = (): number => writes;

/**
 * The newest rev written by this process, 0 before the first; the heard part of the feed is used only if it is at least
 * as new.
 */
export const newestRevHere = (): number => newestRev;

async function run<T>(
  database: Transaction<Database>,
  work: (transaction: WriteTransaction) => Promise<T>,
  key: AnswerKey | null,
  answerIn: (result: T) => StoredAnswer | null,
): Promise<{ result: T; rev: number }> {
  const { rows } = await sql<{ now: Date }>`
    select set_config('synchronous_commit', 'off', true), set_config('feed.writing', 'yes', true),
      date_trunc('milliseconds', database_clock()) as now`.execute(database);
  const changes = new Map<string, Change>();
  const recordChange: WriteTransaction['recordChange'] = (collection, key, audiences) => {
    refuseForeignFeed(collection, audiences);
    changes.set(`${collection} ${key}`, { collection, key, audiences });
  };
  let { now } = must(rows[0], 'the clock of the database');
  const locked = new Set<string>();
  const result = await work({
    database,
    get now() {
      return now;
    },
    judgeFrom(key, instant) {
      if (!locked.has(key) && instant > now) now = instant;
      locked.add(key);
    },
    recordChange,
  });
  return { result, rev: await finish(database, [...changes.values()], key, answerIn(result)) };
}

interface Change {
  readonly collection: Collection;
  readonly key: string;
  readonly audiences: readonly Audience[];
}

// Other writers of the same noun or date wait until the commit, and each round trip from here on delays all of them: so
// the rev and the stored answer are written in one statement.
async function finish(
  database: Transaction<Database>,
  changes: readonly Change[],
  key: AnswerKey | null,
  answer: StoredAnswer | null,
): Promise<number> {
  if (changes.length === 0 && answer === null) return 0;
  const taken = changes.length === 0 ? sql<Taken>`select null::bigint as rev` : takeRev(changes);
  const statement =
    key === null
      ? taken
      : sql<Taken>`
        with taken as (${taken})
        update stored_answers set rev = taken.rev,
          status = coalesce(${answer?.status ?? null}::integer, status),
          body = coalesce(${answer?.body ?? null}::text, body)
        from taken where owner = ${key.owner} and key = ${key.key}::uuid
        returning taken.rev`;
  const { rows } = await statement.execute(database);
  return must(rows[0], 'the rev of a write, and the key that it took').rev ?? 0;
}

/** Null if no mirrored row changed. */
interface Taken {
  readonly rev: number | null;
}

function takeRev(changes: readonly Change[]): RawBuilder<Taken> {
  const seeing = changes.flatMap(({ collection, key, audiences }) =>
    audiences.map((audience) => ({ collection, key, ...audience })),
  );
  return sql<Taken>`
    select finish_write(
      ${changes.map(({ collection }) => collection)}::text[], ${changes.map(({ key }) => key)}::uuid[],
      ${seeing.map(({ collection }) => collection)}::text[], ${seeing.map(({ key }) => key)}::uuid[],
      ${seeing.map(({ scope }) => scope)}::text[],
      ${seeing.map(({ from }) => from?.toISOString() ?? '-infinity')}::timestamptz[],
      ${seeing.map(({ until }) => until?.toISOString() ?? 'infinity')}::timestamptz[],
      null, null
    ) as rev`;
}

// Public rows survive a logout, others do not, so a row of one feed must never be visible to a scope of the other.
function refuseForeignFeed(collection: Collection, audiences: readonly Audience[]) {
  const isPublic = collectionFeeds[collection] === 'public';
  const foreign = audiences.find(({ scope }) => (scope === 'public') !== isPublic);
  if (foreign) throw new Error(`Collection ${collection} cannot be seen by scope ${foreign.scope}`);
}

/**
 * Waits until everything committed so far is on disk. Commits themselves do not wait, since they hold the feed's lock;
 * this logical message is a small commit that does, and PostgreSQL flushes those of many connections together.
 */
export async function flush(database: Kysely<Database>) {
  await sql`select pg_logical_emit_message(true, 'f', '')`.execute(database);
}

const ATTEMPTS = 6;
/**
 * Serialization failure, deadlock, and a unique key that another transaction took after this one had looked: run again,
 * the work sees who has it.
 */
const again = new Set(['40001', '40P01', '23505']);

async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = error instanceof pg.DatabaseError && again.has(error.code ?? '');
      if (!mayPass || attempts === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempts));
    }
  }
}
