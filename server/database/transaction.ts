import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import pg from 'pg';
import { must } from '#common/base/must';
import { type Collection, collectionFeeds } from '#common/contract/feed/collection-names';
import type { Audience } from '#common/rules/scopes';
import type { Database } from './schema';

/** A transaction that changes what mirrors hold. It takes one rev, at its very end, for all that it recorded. */
export interface WriteTransaction {
  readonly database: Transaction<Database>;
  /** The database's clock at the beginning of the transaction. */
  readonly now: Date;
  /** Says that a row of a collection changed and who may see it from now on; no audience: nobody. */
  record(collection: Collection, key: string, audiences: readonly Audience[]): void;
}

/** Under which key the answer of a queued call is stored in this transaction. */
export interface AnswerKey {
  readonly owner: string;
  readonly key: string;
}

/** What a queued call answered, as it went out. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string | null;
}

/**
 * The one way to change data: runs the work in one transaction together with its entries in the change feed, and
 * returns once all of it is on disk. The work is run again after a deadlock, so it must have no effect elsewhere.
 * Throws what the work throws; nothing is changed then.
 * @param key one that the work took, of a queued call
 * @param answerIn what is stored under that key, of what the work returned; null: nothing
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

/** How many writes this process has done: what it keeps of answers given before is old once this number has moved. */
export const writesHere = (): number => writes;

/** The newest rev that this process has written, 0 before the first: what it hears of the feed is never older. */
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
  const record: WriteTransaction['record'] = (collection, key, audiences) => {
    refuseForeignFeed(collection, audiences);
    changes.set(`${collection} ${key}`, { collection, key, audiences });
  };
  const [first] = rows;
  const result = await work({ database, now: first?.now ?? new Date(), record });
  return { result, rev: await finish(database, [...changes.values()], key, answerIn(result)) };
}

interface Change {
  readonly collection: Collection;
  readonly key: string;
  readonly audiences: readonly Audience[];
}

// Whoever writes the same noun or date waits until the commit, so each round trip from here on is one for all of them: the
// rev and the stored answer go in one.
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

/** Null where nothing changed that mirrors hold. */
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

// Public rows survive logout and the others do not, so a row of one feed must never be seen by a scope of the other.
function refuseForeignFeed(collection: Collection, audiences: readonly Audience[]) {
  const isPublic = collectionFeeds[collection] === 'public';
  const foreign = audiences.find(({ scope }) => (scope === 'public') !== isPublic);
  if (foreign) throw new Error(`Collection ${collection} cannot be seen by scope ${foreign.scope}`);
}

/**
 * Waits until everything committed so far is on disk. Commits do not wait (they hold the lock of the feed); this message
 * is one small commit of its own that does, and PostgreSQL flushes those of many connections together.
 */
async function flush(database: Kysely<Database>) {
  await sql`select pg_logical_emit_message(true, 'f', '')`.execute(database);
}

const ATTEMPTS = 6;
const again = new Set(['40001', '40P01']);

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
