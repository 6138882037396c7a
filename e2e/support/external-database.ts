import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '#server/platform/database/connection';
import { startEmbedded } from '#server/platform/database/embedded/embedded';

/** A PostgreSQL of the operator's, with a user and a database for the site as README asks for them. */
export async function openExternalDatabase(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder);
  const admin = connect(server.url, { connections: 1 });
  await sql.raw(`create role theatre login password 'R1/deau#rouge?'`).execute(admin.database);
  await sql.raw('create database theatre owner theatre').execute(admin.database);
  await admin.close();
  const { host } = new URL(server.url);
  return {
    url: `postgres://theatre:${encodeURIComponent('R1/deau#rouge?')}@${host}/theatre`,
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
