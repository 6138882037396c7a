import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { timeOfUuidV7, uuidV7 } from '#common/base/uuid';
import type { Database } from '../database/schema';
import { type StoredAnswer, type WriteTransaction, flush, write } from '../database/transaction';
import { CallError } from './call-error';

/** A queued call with its idempotency key, which belongs to its caller. */
export interface KeyedCall {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly payload: Buffer;
}

const DAY = 86_400_000;

/** How long a write may wait on a device. Its answer is kept longer, so that it still exists at any resend. */
const KEY_LIVES = 90 * DAY;
const ANSWER_LIVES = 100 * DAY;

/**
 * The answer stored under this key, on disk for good, or null if the key is new.
 * Throws CallError: `key-reused` for another payload, `key-expired` for a key too old to be accepted as new.
 */
export async function findAnswer(database: Kysely<Database>, keyed: KeyedCall): Promise<StoredAnswer | null> {
  const found = await database
    .selectFrom('stored_answers')
    .select(['call', 'payload', 'status', 'body'])
    .where('owner', '=', keyed.owner)
    .where('key', '=', keyed.key)
    .executeTakeFirst();
  if (found === undefined) {
    const made = timeOfUuidV7(keyed.key);
    if (made !== undefined && made < Date.now() - KEY_LIVES) throw new CallError('key-expired');
    return null;
  }
  if (found.call !== keyed.call || !found.payload.equals(keyed.payload)) throw new CallError('key-reused');
  // The first request may have ended between its commit and its flush, and a power cut would take back what we tell.
  await flush(database);
  return { status: found.status ?? 200, body: found.body };
}

/**
 * Runs a call in one transaction with its key and its answer. The key is inserted first: a concurrent request with the
 * same key waits for it, at most 5 s, and then finds the answer. Only successes are stored.
 * Throws what the work throws, and CallError `in-progress` if the other request is not done.
 */
export async function answerOnce(
  database: Kysely<Database>,
  keyed: KeyedCall,
  work: (transaction: WriteTransaction) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const answer = await write(
    database,
    async (transaction) => ((await takeKey(transaction.database, keyed)) ? work(transaction) : null),
    keyed,
    (given) => given,
  );
  return answer ?? (await answerOfTwin(database, keyed));
}

async function takeKey(
  database: Kysely<Database>,
  { owner, key, call, payload }: KeyedCall,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select take_key(${owner}, ${key}::uuid, ${call}, ${payload}) as "isNew"`
    .execute(database)
    .catch((error: unknown) => {
      const waited = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      throw waited ? inProgress() : error;
    });
  return rows[0]?.isNew === true;
}

async function answerOfTwin(database: Kysely<Database>, keyed: KeyedCall): Promise<StoredAnswer> {
  const answer = await findAnswer(database, keyed);
  if (answer === null) throw inProgress();
  return answer;
}

const LOCK_NOT_AVAILABLE = '55P03';

const inProgress = () => new CallError('in-progress', { headers: { 'Retry-After': '1' } });

/** The hash by which payloads are compared, independent of the order of fields. */
export function payloadHash(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts, sortFields)).digest();
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Deletes what the writes of an owner were answered, as an account that is deleted: it sends nothing again. */
export async function deleteAnswersTo(database: Kysely<Database>, owner: string): Promise<void> {
  await database.deleteFrom('stored_answers').where('owner', '=', owner).execute();
}

/** Deletes what the creation of these bookings was answered, with the names of their bookers. */
export async function deleteBookingAnswers(
  database: Kysely<Database>,
  bookings: readonly string[],
): Promise<void> {
  if (bookings.length === 0) return;
  await database
    .deleteFrom('stored_answers')
    .where('call', '=', 'createBooking')
    .where(sql<string>`body::json ->> 'uuid'`, 'in', bookings)
    .execute();
}

/**
 * Deletes answers that no resend can need any more. Returns how many. If a device's clock is ahead, its keys expire
 * later, and their answers are kept until then.
 */
export async function deleteOldAnswers(database: Kysely<Database>): Promise<number> {
  const old = Date.now() - ANSWER_LIVES;
  const { numDeletedRows } = await database
    .deleteFrom('stored_answers')
    .where('at', '<', new Date(old))
    .where(sql<boolean>`(key < ${uuidV7(old, new Uint8Array(10))}::uuid or substr(key::text, 15, 1) <> '7')`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
