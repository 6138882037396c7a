import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/platform/database/connection';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { migrate } from '#server/platform/database/migrate';
import { prepareForTests } from './test-template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, and the database in it that each test file begins with a copy of. */
    databaseServer: { readonly url: string; readonly template: string };
  }
}

const template = `template_site_${process.pid}`;

/**
 * Starts one PostgreSQL for a whole run of tests, or takes the one of DATABASE_URL, and migrates the template once.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serverOfRun();
  await onServer(server.url, `create database ${template} template template0`);
  const migrated = connect(urlOf(server.url, template), { connections: 1 });
  await migrate(migrated.database);
  await prepareForTests(migrated.database);
  await migrated.close();
  project.provide('databaseServer', { url: server.url, template });
  return async () => {
    await onServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function serverOfRun(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  await chmod(folder, 0o755);
  const server = await startEmbedded(folder);
  // The folder is temporary, so nothing has to survive a crash.
  for (const setting of ['fsync', 'full_page_writes']) {
    await onServer(server.url, `alter system set ${setting} = off`);
  }
  await onServer(server.url, 'select pg_reload_conf()');
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = connect(url, { connections: 1 });
  await sql.raw(statement).execute(admin.database);
  await admin.close();
}

function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
