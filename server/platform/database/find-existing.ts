import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

type TextColumn<Row> = { [Name in keyof Row]: Row[Name] extends string ? Name : never }[keyof Row] & string;

/** Which of these values already exist in a column of a table. */
export async function findExisting<Table extends keyof Database & string>(
  database: Kysely<Database>,
  table: Table,
  column: TextColumn<Database[Table]>,
  values: Iterable<string>,
): Promise<Set<string>> {
  const wanted = [...new Set(values)];
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(wanted)})`.execute(database);
  return new Set(rows.map(({ value }) => value));
}
