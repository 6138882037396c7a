import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect, usualLimits } from '#server/platform/database/connection';
import { isOutOfReach } from '#server/platform/database/out-of-reach';
import { write } from '#server/platform/database/transaction';
import { type SilentProxy, openSilentProxy } from '../../../support/silent-proxy';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const program = join(import.meta.dirname, '../../../../build/test-holding-node/holding-node.js');
let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.query(`create table held as select 'free' as word`);
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, '../../../support/holding-node.ts'),
      outDir: dirname(program),
      emptyOutDir: true,
    },
  });
});
afterAll(() => site.close());

const hold = (connection: Connection, word: string) =>
  write(connection.database, (transaction) =>
    sql`update held set word = ${word}`.execute(transaction.database),
  );

const held = async () => (await site.query('select word from held')).rows;

describe('of two nodes', () => {
  let frozen: ChildProcess;
  afterAll(() => frozen.kill('SIGKILL'));

  test('one that is frozen in the middle of a write gives up what it holds, and the other one writes', async () => {
    frozen = spawn(process.execPath, [program, site.url], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [holding] = await once(frozen.stdout ?? frozen, 'data');
    expect(String(holding)).toBe('holding\n');
    frozen.kill('SIGSTOP');

    const other = connect(site.url, { connections: 1, limits: { ...usualLimits, lockWait: 200 } });
    let isDone = false;
    while (!isDone) {
      // As a device does that is told to come again.
      isDone = await hold(other, 'written').then(
        () => true,
        (error: unknown) => {
          if (!isOutOfReach(error)) throw error;
          return false;
        },
      );
    }
    await other.close();

    const ended = once(frozen.stdout ?? frozen, 'data');
    frozen.kill('SIGCONT');
    frozen.stdin?.write('on\n');
    expect(String((await ended)[0])).toBe('again\n');
    expect(await held()).toEqual([{ word: 'written' }]);
  });
});

describe('a connection of the site', () => {
  test('has limits, which PostgreSQL knows', async () => {
    const node = connect(site.url, { connections: 1 });
    const names = [
      'idle_in_transaction_session_timeout',
      'lock_timeout',
      'statement_timeout',
      'tcp_keepalives_idle',
    ];
    const { rows } = await node.query(
      'select name, current_setting(name) as value from unnest($1::text[]) as name',
      [names],
    );
    await node.close();
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', value: '30s' },
      { name: 'lock_timeout', value: '10s' },
      { name: 'statement_timeout', value: '1min' },
      { name: 'tcp_keepalives_idle', value: '20' },
    ]);
  });

  test('has none for work that takes its time', async () => {
    const command = connect(site.url, { connections: 1, limits: null });
    const { rows } = await command.query('show statement_timeout');
    await command.close();
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });

  test('does not wait long for a row that another one holds', async () => {
    const other = connect(site.url, { connections: 1, limits: { ...usualLimits, lockWait: 50 } });
    await site.database.transaction().execute(async (database) => {
      await sql`update held set word = 'held'`.execute(database);
      expect(isOutOfReach(await hold(other, 'late').catch((error: unknown) => error))).toBe(true);
    });
    await other.close();
    expect(await held()).toEqual([{ word: 'held' }]);
  });
});

describe('a connection on which PostgreSQL says nothing more', () => {
  let proxy: SilentProxy;
  let node: Connection;
  beforeAll(async () => {
    proxy = await openSilentProxy(site.url);
    node = connect(proxy.url, { connections: 1, limits: { ...usualLimits, silence: 300 } });
  });
  afterAll(async () => {
    await node.close();
    await proxy.close();
  });

  test('is given up, with a call that is told to come again, and replaced once it answers', async () => {
    await hold(node, 'before');
    proxy.freeze();
    expect(isOutOfReach(await hold(node, 'lost').catch((error: unknown) => error))).toBe(true);
    proxy.thaw();
    await hold(node, 'after');
    expect(await held()).toEqual([{ word: 'after' }]);
  });
});
