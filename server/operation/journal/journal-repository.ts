import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { fold } from '#common/base/fold';
import { parseWireDate } from '#common/base/paris-time';
import { uuidV7 } from '#common/base/uuid';
import type { JournalAct, JournalChange, JournalNoun, JournalValue } from '#common/contract/site/journal';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';

export interface NewJournalEntry {
  readonly author: string;
  readonly noun: JournalNoun;
  readonly act: JournalAct;
  readonly name: string | undefined;
  /** The uuid of an account that exists. */
  readonly person: string | undefined;
  readonly changes: readonly JournalChange[];
}

/** Adds an entry at the time of its transaction. */
export async function addJournalEntry(
  { database, now }: WriteTransaction,
  { author, noun, act, name, person, changes }: NewJournalEntry,
): Promise<void> {
  await database
    .insertInto('journal')
    .values({
      uuid: uuidV7(now.getTime(), randomBytes(10)),
      at: now,
      author,
      noun,
      act,
      name: name ?? null,
      person: person ?? null,
      changes: JSON.stringify(changes),
      words: wordsOf(name, changes),
    })
    .execute();
}

/** The longest word that is found, and how many of an entry: PostgreSQL refuses to index words of 2 kB. */
const LONGEST_WORD = 60;
const MAX_WORDS = 1_000;

function wordsOf(name: string | undefined, changes: readonly JournalChange[]): string {
  const texts = changes.flatMap(({ before, after }) => [...textsIn(before), ...textsIn(after)]);
  const words = fold([name ?? '', ...texts].join(' '))
    .split(' ')
    .map((word) => word.slice(0, LONGEST_WORD));
  return [...new Set(words)].slice(0, MAX_WORDS).join(' ');
}

function textsIn(value: JournalValue | undefined): string[] {
  if (typeof value === 'string') return parseWireDate(value) === undefined ? [value] : [];
  if (!Array.isArray(value)) return [];
  return value.flatMap((element) =>
    typeof element === 'object' ? Object.values(element).flatMap(textsIn) : textsIn(element),
  );
}

/** What somebody did, for their export: without what or whom it concerns. */
export function findEntriesBy(database: Kysely<Database>, author: string) {
  return database
    .selectFrom('journal')
    .select(['at', 'noun', 'act'])
    .where('author', '=', author)
    .orderBy('seq')
    .execute();
}

/** What was done to somebody's account or tickets, for their export: without who did it. */
export function findEntriesAbout(database: Kysely<Database>, person: string) {
  return database
    .selectFrom('journal')
    .select(['at', 'noun', 'act', 'name', 'changes'])
    .where('person', '=', person)
    .orderBy('seq')
    .execute();
}

/** Deletes entries older than a year. Returns how many. */
export async function deleteOldJournal(database: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('journal')
    .where('at', '<', sql<Date>`database_clock() - interval '1 year'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
