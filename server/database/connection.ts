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
  /** Called when an idle or used connection breaks; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens a connection pool to a PostgreSQL. bigint and numeric are parsed to numbers, dates without a time to text.
 * @param url postgres://user:password@host:port/database
 */
export function connect(
  url: string,
  { connections = 12, onError = ignore }: ConnectionOptions = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'site',
    types: { getTypeParser },
  });
  // The pool only listens to idle connections. An unhandled error of one in use would end the server; a broken
  // connection emits its error twice.
  pool.on('connect', (client) => client.once('error', onError).on('error', ignore));
  pool.on('error', ignore);
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    url,
    query: (text, values) => query(pool, text, values),
    close: () => database.destroy(),
  };
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
