import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { timeOfUuidV7, uuidV7 } from '#common/base/uuid';
import type { Database } from '../database/schema';
import { type StoredAnswer, type WriteTransaction, write } from '../database/transaction';
import { CallError } from './call-error';

/** A queued call under its key, which belongs to its caller. */
export interface KeyedCall {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly payload: Buffer;
}

const DAY = 86_400_000;

/** A write may wait on a device for this long. Its answer is kept longer, so that no resend ever finds it gone. */
const KEY_LIVES = 90 * DAY;
const ANSWER_LIVES = 100 * DAY;

/**
 * The answer given to this key before, or null when it is new.
 * Throws CallError: `key-reused` for another payload, `key-expired` for a key too old to be known for new.
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
  return { status: found.status ?? 200, body: found.body };
}

/**
 * Runs a call in one transaction with its key and its answer. The key goes first: a twin waits for it, at most 5 s, and
 * then finds the answer. Only successes are stored.
 * Throws what the work throws, and CallError `in-progress` when the twin is not done.
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

/** What a payload is compared by: the same values in any order of fields make the same hash. */
export function payloadHash(...parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts, sortFields)).digest();
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Deletes answers that no resend can ask for any more. Returns how many. A device whose clock is ahead makes keys that
 * grow old later: their answers stay until then.
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
