import type pg from 'pg';
import { tableNames } from '../../platform/database/table-names';
import type { Table } from './archive';

/** Kysely's own tables, which a restore recreates. */
const OF_MIGRATIONS = "'kysely_migration', 'kysely_migration_lock'";

/** The tables of the schema by name, with their stored columns, but for those of migrations. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and c.relname not in (${OF_MIGRATIONS})
    group by c.relname order by c.relname`);
  return rows;
}

/** The site's tables, without those of other programs. The job library recreates its own, which are in another schema. */
export async function readOwnTables(client: pg.Client): Promise<Table[]> {
  return (await readTables(client)).filter(({ name }) => tableNames.includes(name));
}

/** Each sequence of the site's tables that was used, with its last value. */
export async function readSequences(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `
    select s.sequencename as name, s.last_value as last
    from pg_sequences s
    join pg_depend d on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
      and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class c on c.oid = d.refobjid
    where s.schemaname = current_schema() and s.last_value is not null and c.relname = any($1)`,
    [tableNames],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

/** `"table" ("column", …)`, for COPY. */
export function copyTarget({ name, columns }: Table): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

/** A quoted SQL name, whatever characters it holds. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
