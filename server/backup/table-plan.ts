import type pg from 'pg';
import type { Table } from './archive';

/** Kysely's own tables, which a restore recreates. */
const OF_MIGRATIONS = "'kysely_migration', 'kysely_migration_lock'";

/** The site's tables by name, with their stored columns. The job library recreates its own tables. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not in (${OF_MIGRATIONS})
    group by c.relname order by c.relname`);
  return rows;
}

/** Each sequence that was used, with its last value. */
export async function readSequences(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

/** `"table" ("column", …)`, for COPY. */
export function copyTarget({ name, columns }: Table): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

/** A quoted SQL name, whatever characters it holds. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
