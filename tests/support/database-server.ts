import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/database/connection';
import { startEmbedded } from '#server/database/embedded/embedded';
import { migrate } from '#server/database/migrate';
import { prepareForTests } from './test-template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, and the database in it that each test file begins with a copy of. */
    databaseServer: { readonly url: string; readonly template: string };
  }
}

const template = 'template_site';

/** Starts one PostgreSQL for a whole run of tests and migrates the template once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  await chmod(folder, 0o755);
  const server = await startEmbedded(folder);
  const admin = connect(server.url);
  await withoutFlushing(admin.database);
  await sql.raw(`create database ${template} template template0`).execute(admin.database);
  await admin.close();
  const migrated = connect(urlOf(server.url, template), { connections: 1 });
  await migrate(migrated.database);
  await prepareForTests(migrated.database);
  await migrated.close();
  project.provide('databaseServer', { url: server.url, template });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

// What a crash of the machine would lose is lost with the folder anyway.
async function withoutFlushing(database: ReturnType<typeof connect>['database']) {
  for (const setting of ['fsync', 'full_page_writes']) {
    await sql.raw(`alter system set ${setting} = off`).execute(database);
  }
  await sql`select pg_reload_conf()`.execute(database);
}
