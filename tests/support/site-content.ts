import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '#server/platform/database/connection';

/** All that a site holds: the rows of each table, the rules on them, where its sequences stand, and its files. */
export async function readSite({ query }: Connection, dataDir: string) {
  const names = (await texts(query, "select tablename as text from pg_tables where schemaname = 'public'"))
    .filter((name) => !name.startsWith('kysely'))
    .toSorted();
  const rows: Record<string, readonly string[]> = {};
  for (const name of names)
    rows[name] = await texts(query, `select t::text as text from "${name}" t order by 1`);
  return {
    rows,
    rules: await texts(
      query,
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text
       from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
       from pg_trigger where not tgisinternal order by 1`,
    ),
    sequences: await texts(
      query,
      `select sequencename || ' ' || coalesce(last_value, 0) as text from pg_sequences
       where schemaname = 'public' order by 1`,
    ),
    files: await filesBelow(join(dataDir, 'files')),
  };
}

async function texts(query: Connection['query'], statement: string): Promise<string[]> {
  const { rows } = await query(statement);
  return rows.map((row) => String(Object(row).text));
}

/** Originals and preview images; the forms made of them are made again when they are asked for. */
async function filesBelow(folder: string): Promise<readonly (readonly [string, string])[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /origin\.|preview-images\/./.test(name),
  );
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')] as const),
  );
}
