import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { initialise } from './initialise';
import { findPlace } from './place';
import { type Running, startPostmaster, stopPostmaster } from './postmaster';

export interface EmbeddedDatabase {
  /** postgres://… of the site's database, with its password. */
  readonly url: string;
  /** Where the data is stored: in DATA_DIR, or elsewhere when the user that runs PostgreSQL cannot reach that. */
  readonly folder: string;
  /** Whether a PostgreSQL was found running, left by a node that was killed. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

/** Another node of the site runs on this DATA_DIR. The message says what to do, in French. */
export class DataDirTaken extends Error {
  override readonly name = 'DataDirTaken';
}

/** DATA_DIR holds another password than the one that the data were made with. The message says what to do, in French. */
export class PasswordLost extends Error {
  override readonly name = 'PasswordLost';

  constructor(dataDir: string, data: string) {
    super(
      `Le mot de passe de ${join(dataDir, 'postgres-password')} n’est pas celui de la base (${data}). ` +
        'Remettez-y ce fichier depuis votre sauvegarde ou, pour repartir de rien, donnez un autre DATA_DIR.',
    );
  }
}

const DATABASE = 'site';

/**
 * Starts the PostgreSQL that comes with the program, with its data below DATA_DIR, or adopts the one that a killed node
 * left running. It listens on loopback alone. One node at a time: a second one is refused. If it is killed, it is
 * started again where it was.
 * Throws DataDirTaken, PasswordLost, or an error that names PostgreSQL's own log.
 * @param onEvent told when it has gone, when it is back, and where data lie that DATA_DIR has no longer
 */
export async function startEmbedded(
  dataDir: string,
  onEvent: (event: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const password = await passwordIn(dataDir);
  const place = await findPlace(dataDir, password);
  await initialise(place, password);
  for (const folder of place.former) {
    // A node that was killed with its DATA_DIR left its PostgreSQL running.
    await stopPostmaster({ ...place, data: join(folder, 'postgres') });
    onEvent(`a former database of ${dataDir} stays untouched in ${folder}`);
  }
  const running = await startPostmaster(place);
  const address = (database: string) => urlOf(running, password, database);
  let lock = await holdAlone(address('postgres'), dataDir).catch(async (error: unknown) => {
    if (!isWrongPassword(error)) throw error;
    await stopPostmaster(place);
    throw new PasswordLost(dataDir, place.data);
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
      // What is just being started again has to be stopped too.
      await state.back;
      await stopPostmaster(place);
    },
  };
}

const isWrongPassword = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '28P01';

const BRING_BACK_EVERY = 1000;

function urlOf({ port }: Running, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * The password is stored in DATA_DIR, readable by the owner alone; two nodes that start at once use the first one's.
 */
async function passwordIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) await writeWholeOnce(file, randomBytes(24).toString('hex'));
  return (await readFile(file, 'utf8')).trim();
}

/** The file is complete or absent, even when the disk is full; of two writers the first one wins. */
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

const TRIES = 30;

// The lock belongs to this connection: however the node ends, PostgreSQL frees it. After a SIGKILL that takes a moment.
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
  throw new DataDirTaken(
    `Un autre serveur du site utilise déjà DATA_DIR (${dataDir}). Arrêtez-le, ou donnez à celui-ci un autre dossier.`,
  );
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE} template template0`);
  await client.end();
}
