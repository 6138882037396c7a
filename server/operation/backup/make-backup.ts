import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import type { FileStore } from '../../platform/files/file-store';
import { originKey } from '../../content/image/image-files';
import { previewImageKey } from '../../content/preview-image/preview-image-repository';
import { END, FILES, FORMAT, MANIFEST, type Manifest, TABLES, type Table, type Total } from './archive';
import { judgeArchive } from './judge-archive';
import { copyTarget, quoted, readOwnTables, readSequences } from './table-plan';
import { openUnfinishedFolder } from './unfinished-folder';

/** A whole archive: when its rows were read, how long it is, and how much it holds. */
interface Made {
  /** Where it is: at the target, or beside it if files are missing. */
  readonly path: string;
  readonly at: Date;
  readonly bytes: number;
  readonly total: Total;
  /** The keys of files that records name, also now, and that are not in the store. */
  readonly missing: readonly string[];
}

/**
 * Writes the whole site into one archive, also while the site is running: the rows of one snapshot, then the files that
 * they reference. The archive gets its name only when it was read again and holds what the site holds; only its owner can
 * read it. A file removed in the meantime is left out; one that is missing from the store is left out and named.
 * @param url of the database
 * @param target path of the archive; an existing one is replaced, unless files are missing from the new one
 * @param version of the site's program
 * @param stop gives the backup up: it throws, and leaves nothing behind
 */
export async function makeBackup(
  url: string,
  files: FileStore,
  target: string,
  version: string,
  stop?: AbortSignal,
): Promise<Made> {
  const spool = await openUnfinishedFolder(dirname(target), new Date());
  const client = new pg.Client({ connectionString: url, application_name: 'site: backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // One snapshot for all tables; writers are not blocked.
    await client.query('begin isolation level repeatable read read only');
    const unfinished = join(spool, 'archive');
    const archive = pack();
    const [filled] = await Promise.all([
      fill(archive, client, { files, version, spool: join(spool, 'rows'), stop }).finally(() =>
        archive.finalize(),
      ),
      pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600 }), { signal: stop }),
    ]);
    await judgeArchive(unfinished, filled.site, stop);
    const { size } = await stat(unfinished);
    const path = filled.missing.length === 0 ? target : besideOf(target);
    await putInPlace(unfinished, path);
    return { ...filled, bytes: size, path };
  } finally {
    await client.end();
    await rm(spool, { recursive: true, force: true });
  }
}

/** `site-incomplete.tar.gz`: the archive of the night before may be whole. */
const besideOf = (target: string) => target.replace(/(\.tar\.gz|\.tgz)?$/, '-incomplete$1');

interface Material {
  readonly files: FileStore;
  readonly version: string;
  /** File that buffers the rows of one table. */
  readonly spool: string;
  readonly stop: AbortSignal | undefined;
}

interface Filled extends Omit<Made, 'bytes' | 'path'> {
  /** What the archive is to hold, as the site itself counts it. */
  readonly site: Total;
}

async function fill(archive: Pack, client: pg.Client, material: Material): Promise<Filled> {
  const { files, version } = material;
  const manifest = await readManifest(client, version);
  await addText(archive, MANIFEST, manifest);
  const total: Total = { rows: {}, files: 0 };
  for (const table of manifest.tables) {
    total.rows[table.name] = await addTable(archive, client, table, material);
  }
  const site: Total = { rows: await countRows(client, manifest.tables), files: 0 };
  const absent = new Set<string>();
  for await (const key of fileKeys(client)) {
    const file = await files.read(key);
    if (file === null) {
      absent.add(key);
      continue;
    }
    site.files += 1;
    await add(archive, `${FILES}${key}`, file.bytes);
    total.files += 1;
  }
  await addText(archive, END, total);
  return { at: new Date(manifest.at), total, site, missing: await stillNamed(client, absent) };
}

async function countRows(client: pg.Client, tables: readonly Table[]): Promise<Total['rows']> {
  const counted: Total['rows'] = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${quoted(name)}`,
    );
    counted[name] = rows[0]?.count ?? 0;
  }
  return counted;
}

/** A file is removed after its record: if the record is still there, the file was not removed but is missing. */
async function stillNamed(client: pg.Client, keys: ReadonlySet<string>): Promise<string[]> {
  if (keys.size === 0) return [];
  // The snapshot ends, so that the records of now are read.
  await client.query('commit');
  const named: string[] = [];
  for await (const key of fileKeys(client)) if (keys.has(key)) named.push(key);
  return named;
}

async function readManifest(client: pg.Client, version: string): Promise<Manifest> {
  const { rows } = await client.query<{ at: Date; migration: string }>(
    'select now() as at, max(name) as migration from kysely_migration',
  );
  const [{ at, migration } = { at: new Date(), migration: '' }] = rows;
  const [tables, sequences] = [await readOwnTables(client), await readSequences(client)];
  return { format: FORMAT, at: at.toISOString(), version, migration, tables, sequences };
}

/** A tar entry starts with its length, so the rows are written to a file first and then added. */
async function addTable(
  archive: Pack,
  client: pg.Client,
  table: Table,
  { spool, stop }: Material,
): Promise<number> {
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  await pipeline(rows, createWriteStream(spool, { mode: 0o600 }), { signal: stop });
  const { size } = await stat(spool);
  const entry = archive.entry({ name: `${TABLES}${table.name}`, size, mode: 0o600 });
  await pipeline(createReadStream(spool), entry, { signal: stop });
  return rows.rowCount;
}

const addText = (archive: Pack, name: string, value: Manifest | Total) =>
  add(archive, name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

async function add(archive: Pack, name: string, bytes: Uint8Array): Promise<void> {
  const entry = archive.entry({ name, size: bytes.length, mode: 0o600 });
  entry.end(bytes);
  await once(entry, 'finish');
}

/** Flushes before renaming, so that a power cut leaves either the former archive or the new one. */
async function putInPlace(unfinished: string, target: string): Promise<void> {
  const file = await open(unfinished, 'r+');
  await file.sync().finally(() => file.close());
  await rename(unfinished, target);
}

interface ImageRow {
  readonly uuid: string;
  readonly version: string;
  readonly extension: string;
}

/** The keys of the files that records reference: original pictures and preview images. Other sizes are regenerated. */
async function* fileKeys(client: pg.Client): AsyncGenerator<string> {
  const images = await client.query<ImageRow>(
    'select uuid, file_version as version, extension from images where file_version is not null order by uuid',
  );
  for (const image of images.rows) yield originKey(image);
  const previewImages = await client.query<Omit<ImageRow, 'extension'>>(
    'select uuid, version from preview_images where version is not null order by uuid',
  );
  for (const { uuid, version } of previewImages.rows) yield previewImageKey(uuid, version);
}
