import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './support/free-port';
import { expect, test as base } from './support/journey';

interface Production {
  readonly supervisor: ChildProcess;
  readonly address: string;
  /** What it printed so far. */
  log(): string;
  /** Whether its PostgreSQL runs. */
  hasDatabase(): boolean;
}

const test = base.extend<{ command: readonly [string, ...string[]]; production: Production }>({
  command: [[process.execPath, resolve('scripts/serve.mjs')], { option: true }],
  production: async ({ command: [program, ...args] }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'serve-'));
    chmodSync(dataDir, 0o755);
    const port = await freePort();
    const supervisor = spawn(program, args, {
      env: { ...process.env, SITE_URL: 'https://theatre.example', PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const output of [supervisor.stdout, supervisor.stderr]) output.on('data', (chunk) => (log += chunk));
    await provide({
      supervisor,
      address: `http://127.0.0.1:${port}`,
      log: () => log,
      hasDatabase: () => existsSync(join(dataDir, 'postgres/postmaster.pid')),
    });
    if (supervisor.exitCode === null && supervisor.signalCode === null) {
      supervisor.kill('SIGTERM');
      await once(supervisor, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  },
});

test('a server in production that is killed is started again, and a stop leaves nothing behind', async ({
  production: { supervisor, address, log, hasDatabase },
}) => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  test.slow();
  const serves = () => expect.poll(() => health(address), { timeout: 150_000 }).toBe(200);
  await serves();
  const [first] = childrenOf(supervisor);
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(log).toContain('the server died and is started again');
  await serves();
  expect(childrenOf(supervisor)).not.toContain(first);
  expect((await fetch(`${address}/breve`)).status).toBe(200);

  const [second] = childrenOf(supervisor);
  supervisor.kill('SIGTERM');
  await once(supervisor, 'exit', { signal: AbortSignal.timeout(60_000) });
  expect(supervisor.exitCode).toBe(0);
  expect(existsSync(`/proc/${second}`)).toBe(false);
  expect(hasDatabase()).toBe(false);
});

test.describe('started by npm', () => {
  test.use({ command: ['npm', 'run', 'serve'] });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`the site ends with the npm that gets a ${signal}, and its database with it`, async ({
      production: { supervisor: npm, address, hasDatabase },
    }) => {
      test.slow();
      await expect.poll(() => health(address), { timeout: 150_000 }).toBe(200);
      npm.kill(signal);
      await expect.poll(() => health(address), { timeout: 60_000 }).toBe(0);
      await expect.poll(hasDatabase, { timeout: 60_000 }).toBe(false);
    });
  }
});

async function health(address: string): Promise<number> {
  const answer = await fetch(`${address}/health`).catch(() => null);
  return answer?.status ?? 0;
}

/** The numbers of its processes. */
function childrenOf({ pid }: ChildProcess): readonly string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
}
