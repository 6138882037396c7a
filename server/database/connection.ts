import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

export interface Connection {
  readonly database: Kysely<Database>;
  /** The address, with password: for those who need a connection of their own (LISTEN). */
  readonly url: string;
  /** Runs the SQL of a library on a connection of the pool. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

interface ConnectionOptions {
  readonly connections?: number;
  /** Told when a connection breaks, at rest or in use; the pool makes new ones by itself. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens a pool of connections to a PostgreSQL. bigint and numeric arrive as numbers, dates without a time as text.
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
  // The pool listens to connections at rest only. An error of one in use, that nobody hears, would end the server; one
  // that breaks tells of it twice.
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

// A connection on which something failed may be left inside of a transaction: it is given up.
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
