import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RefusalWords } from '#common/rules/saves/save';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import type { Addressed } from './free-slug';
import { locate } from './locate';

/** How the things of a noun are found, each of which has a uuid and a slug. */
export interface NounReader<Row> {
  readonly table: Addressed;
  /** Which of them everybody may see at this moment, in SQL. */
  readonly isShown: RawBuilder<boolean>;
  readonly words: Pick<RefusalWords, 'missing'>;
  /** Those with these uuids, by uuid. */
  read(database: Kysely<Database>, uuids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
}

/** How they are stored. */
export interface NounStore<Row> extends NounReader<Row> {
  /** Adds one whose slug is free. */
  add(transaction: WriteTransaction, row: Row): Promise<void>;
  change(transaction: WriteTransaction, row: Row, before: Row): Promise<void>;
  remove(transaction: WriteTransaction, row: Row): Promise<void>;
}

/** The thing under this slug or uuid; undefined for one that is not there, or that only those who see all may see. */
export async function findThing<Row>(
  database: Kysely<Database>,
  { table, isShown, read }: NounReader<Row>,
  slugOrUuid: string,
  seesAll: boolean,
): Promise<Row | undefined> {
  const uuid = await locate(database, table, slugOrUuid, seesAll ? sql<boolean>`true` : isShown);
  return uuid === undefined ? undefined : (await read(database, [uuid])).get(uuid);
}

/** The same. Throws `not-found`. */
export async function readThing<Row>(
  database: Kysely<Database>,
  store: NounReader<Row>,
  slugOrUuid: string,
  seesAll: boolean,
): Promise<Row> {
  const found = await findThing(database, store, slugOrUuid, seesAll);
  if (found === undefined) throw new CallError('not-found', { message: store.words.missing });
  return found;
}
