import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#server/platform/database/connection';
import { type EmbeddedDatabase, startEmbedded } from '#server/platform/database/embedded/embedded';
import { migrate } from '#server/platform/database/migrate';
import type { Database } from '#server/platform/database/schema';
import { findAnswer } from '#server/platform/http/stored-answer';
import { crash } from '../../../support/postgres-processes';

const events: string[] = [];
let folder: string;
let embedded: EmbeddedDatabase;
let node: Connection;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'));
  chmodSync(folder, 0o755);
  embedded = await startEmbedded(folder, (event) => events.push(event));
  node = connect(embedded.url);
  await migrate(node.database);
  // So that nothing but a flush brings a commit to the disk.
  await node.query(`alter system set wal_writer_delay = '10s'`);
  await node.query('select pg_reload_conf()');
});
afterAll(async () => {
  await node.close();
  await embedded.stop();
  rmSync(folder, { recursive: true });
});

const keyed = {
  owner: 'visitor',
  key: randomUUID(),
  call: 'createBooking',
  payload: Buffer.from('two seats'),
};

/** What a request leaves whose node is killed after its commit, before everything is on disk. */
const leaveUnflushed = (database: Kysely<Database>) =>
  database.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction);
    await sql`select take_key(${keyed.owner}, ${keyed.key}::uuid, ${keyed.call}, ${keyed.payload})`.execute(
      transaction,
    );
    await sql`
      update stored_answers set status = 201, body = '{"booked":true}'
      where owner = ${keyed.owner} and key = ${keyed.key}::uuid`.execute(transaction);
  });

test('a stored answer that was given survives a power cut right after it', async () => {
  await leaveUnflushed(node.database);
  const given = await findAnswer(node.database, keyed);
  crash(folder);
  expect(given).toEqual({ status: 201, body: '{"booked":true}' });
  await expect.poll(() => events).toEqual(['the database has gone', 'the database is back']);
  expect(await findAnswer(node.database, keyed)).toEqual(given);
});
