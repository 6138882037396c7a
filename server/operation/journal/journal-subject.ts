import type { Kysely } from 'kysely';
import type { JournalField } from '#common/contract/site/journal';
import type { Database } from '../../platform/database/schema';

type Plain = string | number | boolean | Date | undefined;

/** A value of a field: plain, or a list of what is plain or has plain fields. */
export type ShownValue = Plain | readonly (Plain | Readonly<Record<string, Plain>>)[];

/** A thing that is administered, as the journal reads it before and after a change. */
export interface JournalSubject {
  /** By which the thing is found again: its uuid, or a slug that never changes. */
  readonly key: string;
  readonly name?: string | undefined;
  /** The uuid of the account that it is or belongs to. */
  readonly person?: string | undefined;
  /** The fields that the journal keeps. */
  readonly shown: Readonly<Partial<Record<JournalField, ShownValue>>>;
  /** Fields of which it keeps only that they changed: what is about a person, and never for others to search. */
  readonly concealed?: Readonly<Partial<Record<JournalField, unknown>>>;
}

/** A thing before and after a change; undefined where there was none or is none any more. */
export interface SubjectUpdate {
  readonly before: JournalSubject | undefined;
  readonly after: JournalSubject | undefined;
}

/** Reads a thing by its uuid or slug; undefined if there is none. */
export type FindSubject = (database: Kysely<Database>, key: string) => Promise<JournalSubject | undefined>;
