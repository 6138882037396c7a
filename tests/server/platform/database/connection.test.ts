import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '#server/platform/database/connection';
import { isOutOfReach } from '#server/platform/database/out-of-reach';

const broken: Error[] = [];
const { url } = inject('databaseServer');
const site = connect(url, { connections: 2, onError: (error) => broken.push(error) });
const administrator = connect(url, { connections: 1 });
const mishaps: unknown[] = [];
const note = (mishap: unknown) => mishaps.push(mishap);

beforeAll(() => process.on('uncaughtException', note));
afterAll(async () => {
  process.off('uncaughtException', note);
  await site.close();
  await administrator.close();
});

const terminate = (pid: number) =>
  sql`select pg_terminate_backend(${pid}, 10000)`.execute(administrator.database);

async function pidOf(connection: Pick<typeof site, 'database'>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection.database);
  return rows[0]?.pid ?? 0;
}

test.each([
  ['at rest between two queries of a transaction', false],
  ['in the middle of a query', true],
])('a connection that is terminated %s costs that call alone', async (_, isAsking) => {
  broken.length = 0;
  const call = site.database.transaction().execute(async (database) => {
    const pid = await pidOf({ database });
    const asked = isAsking ? sql`select pg_sleep(60)`.execute(database) : null;
    // Looked at below; until then nobody waits for it.
    asked?.catch(() => undefined);
    await terminate(pid);
    await expect.poll(() => broken.length).toBe(1);
    await (asked ?? pidOf({ database }));
  });
  const error = await call.catch((error: unknown) => error);
  expect(isOutOfReach(error)).toBe(true);
  expect(await pidOf(site)).toBeGreaterThan(0);
  expect(mishaps).toEqual([]);
});

test('a connection that is terminated while nobody uses it is told once, and replaced', async () => {
  broken.length = 0;
  await terminate(await pidOf(site));
  await expect.poll(() => broken.length).toBe(1);
  expect(await pidOf(site)).toBeGreaterThan(0);
  expect(mishaps).toEqual([]);
});
