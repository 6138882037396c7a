import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { build } from 'vite';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { refuseUnsuitable } from '#server/platform/database/suitable';
import { isOutOfReach } from '#server/platform/database/out-of-reach';
import { keep, kept, withConnection } from '../../../support/kept-words';
import { crash, killAll, processesOn } from '../../../support/postgres-processes';

const program = join(import.meta.dirname, '../../../../build/test-node/embedded-node.js');
const folders: string[] = [];
const nodes: ChildProcess[] = [];

beforeAll(() =>
  build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, '../../../support/embedded-node.ts'),
      outDir: dirname(program),
      emptyOutDir: true,
    },
  }),
);

afterEach(() => {
  for (const node of nodes.splice(0)) node.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    killAll(processesOn(folder));
    // Its children end a moment after their postmaster, and may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** A folder for a site's data, open to the user that PostgreSQL runs as. */
function dataFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

interface Said {
  readonly url: string;
  readonly adopted: boolean;
  readonly refused?: string;
}

/** Starts a node in a process of its own and waits for what it says. */
async function startNode(folder: string): Promise<Said & { readonly node: ChildProcess }> {
  const node = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  nodes.push(node);
  const [line] = await once(node.stdout, 'data');
  return { ...JSON.parse(String(line)), node };
}

async function kill(node: ChildProcess) {
  node.kill('SIGKILL');
  await once(node, 'exit');
}

describe('the PostgreSQL that comes along', () => {
  test('knows French, listens on this machine alone, and keeps its password to its owner', async () => {
    const folder = dataFolder();
    const embedded = await startEmbedded(folder);
    await withConnection(embedded.url, async ({ database }) => {
      await expect(refuseUnsuitable(database, false)).resolves.toBeUndefined();
      const { rows } = await sql<{ words: string; addresses: string; encoding: string }>`
        select string_agg(word, ' ' order by word collate "fr-x-icu") as words,
          current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding
        from (values ('Zoé'), ('école'), ('Été'), ('eau')) as words (word)`.execute(database);
      expect(rows).toEqual([{ words: 'eau école Été Zoé', addresses: '127.0.0.1', encoding: 'UTF8' }]);
    });
    expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
    await embedded.stop();
    expect(processesOn(folder)).toEqual([]);
  });

  test('makes a new folder that no other account may read, and only root’s may be passed', async () => {
    const folder = join(dataFolder(), 'data');
    const embedded = await startEmbedded(folder);
    expect(statSync(folder).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    expect(statSync(embedded.folder).mode & 0o777).toBe(0o700);
    await embedded.stop();
  });

  test('is told to be taken, and left running, when two nodes begin in an empty folder at once', async () => {
    const folder = join(dataFolder(), 'data');
    const said = await Promise.all([startNode(folder), startNode(folder)]);
    expect(said.map(({ refused }) => refused).toSorted()).toEqual(['DataDirTaken', undefined]);
    const { url = '' } = said.find(({ refused }) => refused === undefined) ?? {};
    await keep(url, 'curtain');
    expect(await kept(url)).toEqual(['curtain']);
  });

  test('is adopted, with all it held, when its node was killed', async () => {
    const folder = dataFolder();
    const first = await startNode(folder);
    await keep(first.url, 'curtain');
    await kill(first.node);
    const second = await startNode(folder);
    expect(second).toMatchObject({ adopted: true, url: first.url });
    expect(await kept(second.url)).toEqual(['curtain']);
  });

  test('begins anew where a node was killed while making its folder, and leaves nothing of that', async () => {
    const folder = dataFolder();
    const killed = 2 ** 22 + 1;
    mkdirSync(join(folder, `postgres.${killed}`));
    writeFileSync(join(folder, `postgres.${killed}/PG_VERSION`), '18');
    writeFileSync(join(folder, `.password.${killed}`), 'secret');
    const { node } = await startNode(folder);
    expect(readdirSync(folder).filter((name) => name.endsWith(`.${killed}`))).toEqual([]);
    node.kill('SIGKILL');
  });

  test.runIf(process.getuid?.() === 0)(
    'is stopped where its node was killed and its folder removed, by the node that begins anew there',
    async () => {
      const folder = join(dataFolder(0o700), 'data');
      const home = () => {
        const place = readFileSync(join(folder, 'postgres-is-at.txt'), 'utf8').trim();
        folders.push(place);
        return place;
      };
      const first = await startNode(folder);
      const left = home();
      await kill(first.node);
      expect(processesOn(left)).toHaveLength(1);
      rmSync(folder, { recursive: true });
      await startNode(folder);
      expect(home()).not.toBe(left);
      expect(processesOn(left)).toEqual([]);
    },
  );

  test('serves one node at a time', async () => {
    const folder = dataFolder();
    const first = await startNode(folder);
    expect(await startNode(folder)).toMatchObject({ refused: 'DataDirTaken' });
    await keep(first.url, 'still here');
    expect(await kept(first.url)).toEqual(['still here']);
  });

  test('starts where the machine crashed and its old number belongs to another process now', async () => {
    const folder = dataFolder();
    const first = await startNode(folder);
    await keep(first.url, 'curtain');
    await kill(first.node);
    const pidFile = join(folder, 'postgres/postmaster.pid');
    const left = readFileSync(pidFile, 'utf8').split('\n');
    killAll(processesOn(folder));
    await expect.poll(() => processesOn(folder)).toEqual([]);
    writeFileSync(pidFile, [process.pid, ...left.slice(1)].join('\n'));
    const second = await startNode(folder);
    expect(second.adopted).toBe(false);
    expect(await kept(second.url)).toEqual(['curtain']);
  });

  test('comes back where it was when it is killed, with every write that was told', async () => {
    const folder = dataFolder();
    const events: string[] = [];
    const embedded = await startEmbedded(folder, (event) => events.push(event));
    const told = ['act 1', 'act 2', 'act 3'];
    for (const [rank, word] of told.entries()) {
      await keep(embedded.url, word);
      crash(folder);
      await expect.poll(() => events.length).toBe(2 * (rank + 1));
    }
    expect(await kept(embedded.url)).toEqual(told);
    await embedded.stop();
  });

  test('comes back under the same node when a process of its own is killed in the middle of a write', async () => {
    const folder = dataFolder();
    const events: string[] = [];
    const embedded = await startEmbedded(folder, (event) => events.push(event));
    await keep(embedded.url, 'told');
    await withConnection(embedded.url, async ({ database }) => {
      const cut = database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`
          insert into kept values ('never told') returning pg_backend_pid() as pid`.execute(transaction);
        process.kill(must(rows[0], 'the process of the write').pid, 'SIGKILL');
        await sql`select pg_sleep(60)`.execute(transaction);
      });
      expect(isOutOfReach(await cut.catch((error: unknown) => error))).toBe(true);
      await expect.poll(() => events).toEqual(['the database has gone', 'the database is back']);
      const { rows } = await sql<{ word: string }>`select word from kept`.execute(database);
      expect(rows).toEqual([{ word: 'told' }]);
    });
    expect(await startNode(folder)).toMatchObject({ refused: 'DataDirTaken' });
    await embedded.stop();
    expect(processesOn(folder)).toEqual([]);
  });
});
