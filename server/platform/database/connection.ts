import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

export interface Connection {
  readonly database: Kysely<Database>;
  /** The URL with password, for code that needs its own connection (LISTEN). */
  readonly url: string;
  /** Runs a library's SQL on a connection of the pool. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

interface ConnectionOptions {
  readonly connections?: number;
  /** Null for work that may take its time, and that nobody waits for: migrations, backup, restore, export. */
  readonly limits?: Limits | null;
  /** Called when an idle or used connection breaks; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void;
}

/** How long a connection may hold up others, in milliseconds. */
export interface Limits {
  /** A transaction whose program says nothing: a paused machine would hold what it locked for as long as it is paused. */
  readonly idleInTransaction: number;
  readonly lockWait: number;
  readonly statement: number;
  /** A used connection on which nothing arrives: longer than any statement, so PostgreSQL or its machine is frozen or gone. */
  readonly silence: number;
}

export const usualLimits: Limits = {
  idleInTransaction: 30_000,
  lockWait: 10_000,
  statement: 60_000,
  silence: 65_000,
};

/**
 * Settings of a client whose other side notices within 30 s that it is gone, or that it reads no more: a cut network
 * sends no farewell.
 */
export const watchedClient = (url: string) => ({
  connectionString: url,
  keepAlive: true,
  // Node sends ten probes, one a second, after this silence.
  keepAliveInitialDelayMillis: 20_000,
  options:
    '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2 -c tcp_user_timeout=30000',
});

/**
 * Opens a connection pool to a PostgreSQL. bigint and numeric are parsed to numbers, dates without a time to text.
 * @param url postgres://user:password@host:port/database
 */
export function connect(
  url: string,
  { connections = 12, limits = usualLimits, onError = ignore }: ConnectionOptions = {},
): Connection {
  const pool = new pg.Pool({
    ...(limits === null ? { connectionString: url, keepAlive: true } : limitedClient(url, limits)),
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'site',
    types: { getTypeParser },
  });
  // The pool only listens to idle connections. An unhandled error of one in use would end the server; a broken
  // connection emits its error twice.
  pool.on('connect', (client) => {
    client.once('error', onError).on('error', ignore);
    if (limits !== null) giveUpAfter(limits.silence, client);
  });
  pool.on('error', ignore);
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    url,
    query: (text, values) => query(pool, text, values),
    close: () => database.destroy(),
  };
}

const limitedClient = (url: string, { idleInTransaction, lockWait, statement }: Limits) => ({
  ...watchedClient(url),
  idle_in_transaction_session_timeout: idleInTransaction,
  lock_timeout: lockWait,
  statement_timeout: statement,
});

// An unused connection is closed before that.
function giveUpAfter(silence: number, client: pg.PoolClient) {
  const { stream } = (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(silence, () => {
    stream.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' }));
  });
}

// A failed connection may still be in a transaction, so it is discarded.
async function query(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const BIGINT = 20;
const DATE = 1082;
const NUMERIC = 1700;

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === BIGINT || oid === NUMERIC) return Number;
  if (oid === DATE) return String;
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid);
};

function ignore() {}
