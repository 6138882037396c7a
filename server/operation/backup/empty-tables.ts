import { pipeline } from 'node:stream/promises';
import type { MigrationInfo, Migrator } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { must } from '#common/base/must';
import type { Connection } from '../../platform/database/connection';
import { holdsSite } from '../../platform/database/holds-site';
import { migrationsOf } from '../../platform/database/migrate';
import { tableNames } from '../../platform/database/table-names';
import { BackupFault, FORMAT, type Manifest } from './archive';
import { copyTarget, quoted, readTables } from './table-plan';

/** The tables of an empty database at the schema of the backup, while its rows are loaded in one transaction. */
export class EmptyTables {
  private constructor(
    private readonly client: pg.Client,
    private readonly manifest: Manifest,
    private readonly references: readonly Reference[],
  ) {}

  /** Throws BackupFault if the archive was made by a newer program, or the database holds a site or anything else. */
  static async open(
    { database, url }: Pick<Connection, 'database' | 'url'>,
    manifest: Manifest,
  ): Promise<EmptyTables> {
    const known = await migrationsOf(database).getMigrations();
    const isKnown = known.some(({ name }) => name === manifest.migration);
    if (manifest.format > FORMAT || !isKnown) throw newer(manifest);
    const isAhead = known.some(
      ({ name, executedAt }) => executedAt !== undefined && name > manifest.migration,
    );
    const client = new pg.Client({ connectionString: url, application_name: 'site: restore' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const isBegun = known.some(({ executedAt }) => executedAt !== undefined);
      const foreign = await readForeignTables(client, isBegun ? manifest : null);
      if (foreign.length > 0) throw shared(foreign);
      if (isAhead || (await holdsSite(database))) throw full();
      await bringTo(manifest.migration, known, migrationsOf(database));
      await client.query('begin');
      const references = await readReferences(client);
      // Rows are loaded unchanged: no trigger may fire, and a row may come before the one that it references.
      for (const { table, name } of references)
        await client.query(`alter table ${table} drop constraint ${name}`);
      for (const { name } of await readTables(client)) {
        await client.query(`alter table ${quoted(name)} disable trigger user`);
        await client.query(`delete from ${quoted(name)}`);
      }
      return new EmptyTables(client, manifest, references);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Loads rows into a table; returns how many. */
  async fill(name: string, rows: AsyncIterable<unknown>): Promise<number> {
    const table = must(
      this.manifest.tables.find((table) => table.name === name),
      `the table ${name} of the archive`,
    );
    const copy = this.client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
    await pipeline(rows, copy);
    return copy.rowCount;
  }

  /** Restores the foreign keys, which checks the rows, then the triggers and sequences, ends accesses, and commits. */
  async commit(): Promise<void> {
    for (const { table, name, definition } of this.references)
      await this.client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await endAccesses(this.client);
    for (const { name } of await readTables(this.client))
      await this.client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [name, last] of Object.entries(this.manifest.sequences))
      await this.client.query('select setval($1::regclass, $2)', [quoted(name), last]);
    await this.client.query('commit');
  }

  /** Closes the connection; without a commit everything is rolled back. */
  close(): Promise<void> {
    return this.client.end();
  }
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function readReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`);
  return rows;
}

/**
 * Names of tables that are not the site's: loading the archive would empty them.
 * @param begun the manifest, if migrations ran here. It may name tables that later programs have no more.
 */
async function readForeignTables(client: pg.Client, begun: Manifest | null): Promise<string[]> {
  const ours = begun === null ? [] : [...tableNames, ...begun.tables.map(({ name }) => name)];
  return (await readTables(client)).map(({ name }) => name).filter((name) => !ours.includes(name));
}

async function bringTo(
  migration: string,
  known: readonly MigrationInfo[],
  migrator: Migrator,
): Promise<void> {
  // Kysely would take back those that a clock set back has it think to be later.
  if (known.some(({ name, executedAt }) => name === migration && executedAt !== undefined)) return;
  const { error } = await migrator.migrateTo(migration);
  if (error !== undefined) throw new Error('The tables could not be made', { cause: error });
}

const newer = ({ version }: Manifest) =>
  new BackupFault(
    `Cette sauvegarde vient d’une version plus récente du site (${version}). Mettez le programme à jour, puis recommencez.`,
    `This backup is of a newer version of the site (${version}). Update the program, then try again.`,
  );

function shared(tables: readonly string[]) {
  const named = `${tables.slice(0, 3).join(', ')}${tables.length > 3 ? '…' : ''}`;
  return new BackupFault(
    `Cette base contient les tables d’un autre programme (${named}) : une sauvegarde se restaure dans une base DATABASE_URL vide. Rien n’a été changé.`,
    `This database holds the tables of another program (${named}): a backup is restored into an empty DATABASE_URL. Nothing was changed.`,
  );
}

const full = () =>
  new BackupFault(
    'Il y a déjà un site ici : une sauvegarde se restaure dans un dossier DATA_DIR neuf, ou dans une base DATABASE_URL vide.',
    'There is a site here already: a backup is restored into a new DATA_DIR, or into an empty DATABASE_URL.',
  );

/**
 * What gives access and may have been ended since the backup, by table: whoever was shut out would be let in again. A
 * phone of the door keeps its scans, and sends them once it is armed again.
 */
const ends: Readonly<Record<string, string>> = {
  session_families: 'delete from session_families',
  account_tokens: 'delete from account_tokens',
  preview_links: 'delete from preview_links',
  passkey_challenges: 'delete from passkey_challenges',
  former_device_keys: 'delete from former_device_keys',
  devices: 'update devices set key_hash = null, expires_at = least(expires_at, now())',
};

/**
 * Ends, in restored rows, sessions, keys of the door's phones, and links of activation, password and preview. Addresses
 * of bookings and of offers stay good: they are on paper, and in the letters of their people.
 */
async function endAccesses(client: pg.Client): Promise<void> {
  for (const [table, end] of Object.entries(ends)) {
    // An archive of an earlier release may not have it yet.
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass($1) is not null as "isThere"`,
      [table],
    );
    if (rows[0]?.isThere === true) await client.query(end);
  }
}
