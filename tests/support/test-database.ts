import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { type Connection, connect } from '#server/platform/database/connection';
import type { Database } from '#server/platform/database/schema';

export interface TestDatabase extends Connection {
  /** Stops the database's clock at a moment; null lets it run again. */
  setClock(now: Date | null): Promise<void>;
}

/** A database of its own for a test file, migrated and empty. Close it in afterAll: that drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const connection = await createDatabase(inject('databaseServer').template);
  return { ...connection, setClock: (now) => setClock(connection.database, now) };
}

/**
 * A database of its own without any table, as a new installation finds it. Close it: that drops it.
 * @param options of `create database`
 */
export function openBareDatabase(options = ''): Promise<Connection> {
  return createDatabase('template0', options);
}

async function createDatabase(template: string, options = ''): Promise<Connection> {
  const { url } = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(url, `create database ${name} template ${template} ${options}`);
  const address = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  // On a busy machine a test may hold a lock for longer than a site does.
  const connection = connect(address, { connections: 10, limits: null });
  return {
    ...connection,
    async close() {
      await connection.close();
      await asAdmin(url, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string) {
  const admin = connect(url, { connections: 1 });
  await sql.raw(statement).execute(admin.database);
  await admin.close();
}

async function setClock(database: Kysely<Database>, now: Date | null) {
  await sql`update test_clock set now = ${now}`.execute(database);
}
