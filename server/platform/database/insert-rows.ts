import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from './schema';

type TableName = keyof Database & string;

/**
 * Inserts many rows into a table in one statement; conflicting rows are skipped. Each row names every column: the rows
 * are sent as one JSON text, without column defaults.
 * @returns how many were inserted
 */
export async function insertRows<Table extends TableName>(
  database: Kysely<Database>,
  table: Table,
  rows: readonly Selectable<Database[Table]>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { numAffectedRows } = await sql`${insertionOf(table, rows)} on conflict do nothing`.execute(database);
  return Number(numAffectedRows);
}

/**
 * Inserts rows whose keys were looked for and not found. If one was taken meanwhile, this throws, and `write` runs its
 * work again.
 */
export async function insertNewRows<Table extends TableName>(
  database: Kysely<Database>,
  table: Table,
  rows: readonly Selectable<Database[Table]>[],
): Promise<void> {
  if (rows.length > 0) await insertionOf(table, rows).execute(database);
}

/** The statement of `insertNewRows`, as a part of a larger one. */
export const insertionOf = <Table extends TableName>(
  table: Table,
  rows: readonly Selectable<Database[Table]>[],
) => sql`
  insert into ${sql.table(table)}
  select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
