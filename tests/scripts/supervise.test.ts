import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pauseAfter } from '../../scripts/supervise.mjs';

const program = join(import.meta.dirname, '../../scripts/supervise.mjs');

// Replaces the server: says that it is ready, records its number, and ends when asked, or when its parent is gone. The number
// comes last: a server that is killed before its word is on its way has never served.
const server = `
  import { appendFileSync } from 'node:fs';
  process.on('SIGTERM', () => process.exit());
  process.on('disconnect', () => process.exit(70));
  const record = () => appendFileSync('pids', process.pid + '\\n');
  process.send('ready', record);
`;

let house: string;
let supervisor: ChildProcess;
let said: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'supervised-'));
  writeFileSync(join(house, 'pids'), '');
  writeFileSync(
    join(house, 'run.mjs'),
    `import { supervise } from ${JSON.stringify(program)};
     process.exit(await supervise('./server.mjs', { SEASON: 'new' }));`,
  );
});
afterEach(() => {
  supervisor.kill('SIGKILL');
  for (const pid of pids()) end(pid);
  rmSync(house, { recursive: true, force: true });
});

function start(program: string): void {
  said = '';
  writeFileSync(join(house, 'server.mjs'), program);
  supervisor = spawn(process.execPath, ['run.mjs'], { cwd: house, stdio: ['ignore', 'pipe', 'inherit'] });
  supervisor.stdout?.on('data', (chunk) => (said += chunk));
}

const pids = () => readFileSync(join(house, 'pids'), 'utf8').trim().split('\n').filter(Boolean).map(Number);

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a server that dies is started again, and the log says so', async () => {
  start(server);
  await expect.poll(() => pids().length).toBe(1);
  for (const deaths of [1, 2]) {
    end(pids().at(-1) ?? 0);
    await expect.poll(() => pids().length).toBe(deaths + 1);
  }
  const told = said
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const death = { level: 'error', event: 'the server died and is started again', signal: 'SIGKILL' };
  expect(told).toMatchObject([
    { ...death, pause: 0 },
    { ...death, pause: 1000 },
  ]);
});

test('a system that cannot start a process for a while is tried again', async () => {
  writeFileSync(
    join(house, 'run.mjs'),
    `import { EventEmitter } from 'node:events';
     import { createRequire, syncBuiltinESMExports } from 'node:module';
     const processes = createRequire(import.meta.url)('node:child_process');
     const { fork } = processes;
     const failures = [
       () => { throw new Error('spawn ENOMEM'); },
       () => {
         const begun = Object.assign(new EventEmitter(), { pid: undefined, exitCode: -11 });
         process.nextTick(() => begun.emit('error', new Error('spawn EAGAIN')));
         return begun;
       },
     ];
     let begun = 0;
     processes.fork = (...how) => (begun++ === 0 ? fork(...how) : (failures.shift() ?? fork)(...how));
     syncBuiltinESMExports();
     const { supervise } = await import(${JSON.stringify(program)});
     process.exit(await supervise('./server.mjs', {}));`,
  );
  start(server);
  await expect.poll(() => pids().length).toBe(1);
  end(pids()[0] ?? 0);
  await expect.poll(() => pids().length).toBe(2);
  expect(said).toMatch(/ENOMEM.*"pause":1000.*EAGAIN.*"pause":2000/s);
  supervisor.kill('SIGTERM');
  expect(await once(supervisor, 'exit')).toEqual([0, null]);
});

test('pauses grow from nothing to a minute', () => {
  expect([1, 2, 3, 4, 8, 9, 1000].map(pauseAfter)).toEqual([0, 1000, 2000, 4000, 60_000, 60_000, 60_000]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends the server and whoever supervises it',
  async (signal) => {
    start(server);
    await expect.poll(() => pids().length).toBe(1);
    supervisor.kill(signal);
    expect(await once(supervisor, 'exit')).toEqual([0, null]);
    expect(pids().map(isAlive)).toEqual([false]);
  },
);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to the npm that started it ends the server and whoever supervises it',
  async (signal) => {
    writeFileSync(
      join(house, 'run.mjs'),
      `import { endWithNpm } from ${JSON.stringify(join(program, '../end-with-npm.mjs'))};
       import { supervise } from ${JSON.stringify(program)};
       endWithNpm();
       process.exit(await supervise('./server.mjs', {}));`,
    );
    // A shell that stays between npm and the script passes no signal on.
    const scripts = { serve: 'node run.mjs; exit 0' };
    writeFileSync(join(house, 'package.json'), JSON.stringify({ private: true, scripts }));
    writeFileSync(
      join(house, 'server.mjs'),
      server.replace('record = () =>', `$& appendFileSync('pids', process.ppid + '\\n') ||`),
    );
    supervisor = spawn('npm', ['run', 'serve'], { cwd: house, stdio: 'ignore' });
    await expect.poll(() => pids().length).toBe(2);
    supervisor.kill(signal);
    await expect.poll(() => pids().map(isAlive)).toEqual([false, false]);
  },
);

test('a server that does not listen to signals yet ends as well', async () => {
  start(server.replace(/process\.on\('SIGTERM'.*/, ''));
  await expect.poll(() => pids().length).toBe(1);
  supervisor.kill('SIGTERM');
  expect(await once(supervisor, 'exit')).toEqual([0, null]);
  expect(pids().map(isAlive)).toEqual([false]);
});

test('a server whose supervisor was killed does not stay', async () => {
  start(server);
  await expect.poll(() => pids().length).toBe(1);
  supervisor.kill('SIGKILL');
  await expect.poll(() => pids().map(isAlive)).toEqual([false]);
});

test.each([
  ['has never served', 'process.exit(70)', 70],
  ['cannot serve for its settings', "process.send('ready', () => process.exit(1))", 1],
  ['was asked to stop', "process.send('ready', () => process.exit())", 0],
])('a server that %s is not started again', async (_, last, code) => {
  start(`${server.replace(/process\.send.*/, 'record();')}\n${last}`);
  expect(await once(supervisor, 'exit')).toEqual([code, null]);
  expect(pids()).toHaveLength(1);
  expect(said).toBe('');
});
