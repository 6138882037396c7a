import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import { chmod, open, readFile, rm, statfs } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { NoPostgres } from './no-postgres';
import type { Place } from './place';
import { asUser, runProgram } from './run-program';

export interface Running {
  readonly port: number;
  readonly adopted: boolean;
}

const TRIES = 3;

/**
 * Ensures that a PostgreSQL runs on this data: the one left by a killed node, or a new one on a free port. It runs
 * detached from the terminal's process group, so that on Ctrl-C the node can finish its requests first.
 * @param wanted the required port, if the database's address is already in use by clients
 */
export async function startPostmaster(place: Place, wanted: number | null = null): Promise<Running> {
  for (let tries = 1; ; tries += 1) {
    const left = await pidFile(place);
    if (left !== null && isOurs(place, left.pid))
      return { port: await readyPort(place, left.pid), adopted: true };
    // After a machine crash the pid is stale or another process's, and PostgreSQL would refuse to start.
    if (left !== null) await rm(join(place.data, 'postmaster.pid'), { force: true });
    const pid = await launch(place, wanted ?? (await freePort()));
    try {
      return { port: await readyPort(place, pid), adopted: false };
    } catch (error) {
      // The port may have been taken meanwhile, or the data by another node that starts: its PostgreSQL is then ours too.
      if (tries === TRIES) throw error;
    }
  }
}

/** The port of the PostgreSQL that runs on this data, once it is ready; null if none runs. */
export async function findPort(place: Pick<Place, 'data' | 'log'>): Promise<number | null> {
  const left = await pidFile(place);
  return left !== null && isOurs(place, left.pid) ? readyPort(place, left.pid) : null;
}

/** Stops PostgreSQL with a fast shutdown; resolves when it has stopped. */
export async function stopPostmaster(place: Place): Promise<void> {
  const left = await pidFile(place);
  if (left === null || !isOurs(place, left.pid)) return;
  await runProgram(
    place.programs.pg_ctl,
    ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '120'],
    place.user,
  );
}

/** Whether the process named in postmaster.pid is a PostgreSQL on this data. */
function isOurs({ data }: Pick<Place, 'data'>, pid: number): boolean {
  try {
    if (process.platform === 'linux')
      return isOn(data, readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
    const command = commandOf(pid);
    return command.includes('postgres') && (process.platform === 'win32' || command.includes(data));
  } catch {
    return false;
  }
}

/** A folder has many names, and one may end as another: the copy of a running site names the process of its original. */
function isOn(data: string, [program = '', ...args]: readonly string[]): boolean {
  const named = args[args.indexOf('-D') + 1];
  return program.includes('postgres') && named !== undefined && realpathSync(named) === realpathSync(data);
}

function commandOf(pid: number): string {
  if (process.platform === 'win32')
    return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/nh']).toString();
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).toString();
}

interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

// Lines: pid, data folder, start time, port, socket folder, address, shared memory, status.
async function pidFile(place: Pick<Place, 'data'>): Promise<PidFile | null> {
  const text = await readFile(join(place.data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7] === 'ready' };
}

/** Waits as long as the process lives: after a crash it first has to replay its write-ahead log. */
async function readyPort(place: Pick<Place, 'data' | 'log'>, pid: number): Promise<number> {
  for (;;) {
    const file = await pidFile(place);
    if (file?.ready === true && file.pid === pid) return file.port;
    if (!isAlive(pid)) throw await notStarted(place);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Bytes of one segment of the write-ahead log. */
const SEGMENT = 16 * 2 ** 20;

async function notStarted({ data, log }: Pick<Place, 'data' | 'log'>): Promise<NoPostgres> {
  const error = new NoPostgres(
    `PostgreSQL n’a pas démarré. Son journal dit pourquoi : ${log}`,
    `PostgreSQL did not start. Its log says why: ${log}`,
  );
  // On a full disk its log says nothing.
  const { bavail, bsize } = await statfs(data);
  return bavail * bsize < SEGMENT ? Object.assign(error, { code: 'ENOSPC' }) : error;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function launch(place: Place, port: number): Promise<number> {
  const log = await open(place.log, 'a', 0o600);
  await chmod(place.log, 0o600);
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(place.programs.postgres, ['-D', place.data, ...options], {
    ...asUser(place.user),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    windowsHide: true,
  });
  await once(child, 'spawn');
  child.unref();
  await log.close();
  return child.pid ?? 0;
}

// Loopback only. Small sizes, since a site of this size fits in little memory; no parallel workers, no I/O workers.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '48MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
