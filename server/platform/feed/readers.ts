import type { Kysely } from 'kysely';
import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import type { Database } from '../database/schema';

/** Reads the rows of a collection by their keys, in the form that mirrors store; a key without a row is left out. */
export type Reader<C extends Collection> = (
  database: Kysely<Database>,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, RowOf<C>>>;

/** One reader per collection; a missing reader is a compile error. */
export type Readers = { readonly [C in Collection]: Reader<C> };
