import { type Result, fail, succeed } from '../../base/result';
import type { PersonReference } from '../../contract/people/user';
import type { Refusal } from './refusal';

/** A save of one thing, as its rule reads it. `Person`: a reference on devices, the uuid alone on the server. */
export interface Save<Row, Write, Person = PersonReference> {
  readonly uuid: string;
  /** Whether it creates the thing; else it changes it. */
  readonly isNew: boolean;
  /** The thing as it is stored; null: no such thing. */
  readonly before: Row | null;
  readonly write: Write;
  /** The version that the person saw; null: any. Only the server knows the newest one. */
  readonly base: string | null;
  /** The version that it gets. */
  readonly version: string;
  /** A whole second. */
  readonly at: Date;
  /** Null: unknown. */
  readonly by: Person | null;
}

/** A save as a call asks for it, before the server gives it a version. */
export type NewSave<Row, Write> = Omit<Save<Row, Write>, 'version' | 'at' | 'by'>;

/** A noun's messages, in French, for a thing that exists already and for one that does not exist. */
export interface RefusalWords {
  readonly exists: string;
  readonly missing: string;
}

interface Versioned {
  readonly version: string | number;
}

/** The thing that a save changes, or null for a new one; a refusal if it exists already, is missing or was saved since. */
export function checkSave<Row extends Versioned>(
  { isNew, before, base }: Pick<Save<Row, unknown>, 'isNew' | 'before' | 'base'>,
  { exists, missing }: RefusalWords,
): Result<Row | null, Refusal> {
  if (isNew) {
    const refusal = existingRefusal(before, exists);
    return refusal === null ? succeed(null) : fail(refusal);
  }
  return before === null ? fail({ code: 'not-found', message: missing }) : checkVersion(before, base);
}

/** A thing that is changed or removed; a refusal if it was saved since `base`. */
export const checkVersion = <Row extends Versioned>(row: Row, base: string | null): Result<Row, Refusal> =>
  base === null || base === String(row.version) ? succeed(row) : fail({ code: 'stale-version' });

/** The addition of a thing that is never changed. */
export type Addition<Row, Write> = Pick<Save<Row, Write>, 'uuid' | 'before' | 'write'>;

/** Refuses to add what exists already. @param message in French; without it, the usual sentence */
export const existingRefusal = (before: object | null, message?: string): Refusal | null =>
  before === null ? null : { code: 'already-exists', ...(message !== undefined && { message }) };
