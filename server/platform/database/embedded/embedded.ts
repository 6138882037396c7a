import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { type SiteHere, findSite } from './find-site';
import { formerFolders, noteOwnFolder, makeOwnFolder } from './own-folder';
import { placeOf } from './place';
import { findPort, startPostmaster, stopPostmaster } from './postmaster';
import { passwordLost, siteOf } from './site-faults';
import { ownUid, reaches, unprivilegedUser } from './account';
import { initialise } from './initialise';

export interface EmbeddedDatabase {
  /** postgres://… of the site's database, with its password. */
  readonly url: string;
  /** The data folder: in DATA_DIR, or elsewhere if the user that runs PostgreSQL cannot access that. */
  readonly folder: string;
  /** Whether PostgreSQL was already running, left by a killed node. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

/** Another node of the site uses this DATA_DIR. The message gives the remedy. */
export class DataDirTaken extends Error {
  override readonly name = 'DataDirTaken';

  constructor(dataDir: string) {
    super(
      `Un autre serveur du site utilise déjà DATA_DIR (${dataDir}). Arrêtez-le, ou donnez à celui-ci un autre dossier.\n` +
        `Another server of the site uses DATA_DIR already (${dataDir}). Stop it, or give this one another folder.`,
    );
  }
}

const DATABASE = 'site';

/**
 * Starts the embedded PostgreSQL of the site in DATA_DIR; a new site is made where there is none.
 * Throws DataDirTaken, SiteFault, or an error that gives the path of PostgreSQL's log.
 * @param onEvent called when the database goes down or comes back, and for each folder with data that DATA_DIR no
 * longer refers to
 */
export async function startEmbedded(
  dataDir: string,
  onEvent: (event: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const site = (await findSite(dataDir)) ?? (await makeSite(dataDir));
  const { folder, home, stranger } = site;
  if (stranger !== null) throw siteOf(folder, stranger);
  if (home !== folder) {
    await noteOwnFolder(home, folder);
    const place = await placeOf(site);
    for (const former of await formerFolders(home, folder)) {
      // A node killed together with its DATA_DIR may have left its PostgreSQL running.
      await stopPostmaster({ ...place, data: join(former, 'postgres') });
      onEvent(`a former database of ${folder} stays untouched in ${former}`);
    }
  }
  return runEmbedded(site, onEvent);
}

/** The address of the database of a site whose PostgreSQL runs; null if it is stopped. */
export async function findRunning({ home, password }: SiteHere): Promise<string | null> {
  const port = await findPort({ data: join(home, 'postgres'), log: join(home, 'postgres.log') });
  return port === null ? null : urlOf(port, password, DATABASE);
}

/**
 * Starts the PostgreSQL of a site, or adopts the one left running by a killed node. It listens on loopback only. A second
 * node is refused. If PostgreSQL is killed, it is restarted on the same port. Throws as `startEmbedded` does.
 */
export async function runEmbedded(
  site: SiteHere,
  onEvent: (event: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const { folder: dataDir, password } = site;
  const place = await placeOf(site);
  const running = await startPostmaster(place);
  const address = (database: string) => urlOf(running.port, password, database);
  let lock = await holdAlone(address('postgres'), dataDir).catch(async (error: unknown) => {
    if (!isWrongPassword(error)) throw error;
    await stopPostmaster(place);
    throw passwordLost(dataDir, place.data);
  });
  await createDatabase(address('postgres'));

  const state = { isStopping: false, back: Promise.resolve() };
  const bringBack = async () => {
    if (!state.isStopping) onEvent('the database has gone');
    while (!state.isStopping) {
      try {
        await startPostmaster(place, running.port);
        lock = await holdAlone(address('postgres'), dataDir);
        lock.once('end', watch);
        return onEvent('the database is back');
      } catch {
        await new Promise((resolve) => setTimeout(resolve, BRING_BACK_EVERY));
      }
    }
  };
  const watch = () => (state.back = bringBack());
  lock.once('end', watch);
  return {
    url: address(DATABASE),
    folder: place.data,
    adopted: running.adopted,
    async stop() {
      state.isStopping = true;
      await lock.end().catch(() => undefined);
      // A PostgreSQL that is just being restarted has to be stopped too.
      await state.back;
      await stopPostmaster(place);
    },
  };
}

const isWrongPassword = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '28P01';

const BRING_BACK_EVERY = 1000;

function urlOf(port: number, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

const TRIES = 30;

// The lock belongs to this connection: PostgreSQL releases it however the node ends, after a SIGKILL with some delay.
async function holdAlone(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'site: the one node',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock(7316, 2) as alone');
    if (rows[0]?.alone === true) return client;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await client.end();
  throw new DataDirTaken(dataDir);
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE} template template0`);
  await client.end();
}

const ROOT = 0;

/**
 * Makes the database of a new site below DATA_DIR or, where root runs it and PostgreSQL's account cannot reach that, in a
 * folder of its own. Of two nodes that start at the same time one wins.
 */
async function makeSite(dataDir: string): Promise<SiteHere> {
  // As root, PostgreSQL’s own user must pass through it.
  await mkdir(dataDir, { recursive: true, mode: ownUid() === ROOT ? 0o711 : 0o700 });
  const folder = await realpath(dataDir);
  const password = await makePassword(folder);
  const user = ownUid() === ROOT ? await unprivilegedUser() : null;
  const isWithin = user === null || (await reaches(user, folder));
  const home = isWithin ? folder : await makeOwnFolder(user, folder, password);
  await initialise(await placeOf({ home, user }), password);
  return { folder, home, password, user, stranger: null };
}

/** The password is stored in DATA_DIR, readable only by its owner; of two nodes, the first one's is used. */
async function makePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) await writeWholeOnce(file, randomBytes(24).toString('hex'));
  return (await readFile(file, 'utf8')).trim();
}

/** Writes a file atomically, even if the disk is full; of two concurrent writers the first wins. */
async function writeWholeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await link(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
