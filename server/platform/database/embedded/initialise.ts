import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Place } from './place';
import { runProgram } from './run-program';

/**
 * Creates the data folder if it is missing: under a temporary name first, so that an incomplete one is never used and
 * of two nodes that start at the same time one wins.
 */
export async function initialise(place: Place, password: string): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  await sweepUnfinished(place);
  const unfinished = `${place.data}.${process.pid}`;
  const passwordFile = join(dirname(place.data), `.password.${process.pid}`);
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (place.user) {
      await chown(unfinished, place.user.uid, place.user.gid);
      await chown(passwordFile, place.user.uid, place.user.gid);
    }
    await runProgram(
      place.programs.initdb,
      [...flags, `--pwfile=${passwordFile}`, `--pgdata=${unfinished}`],
      place.user,
    );
    await rename(unfinished, place.data).catch((error: unknown) => {
      if (!existsSync(join(place.data, 'PG_VERSION'))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Deletes the leftovers of a node killed during initialisation: tens of megabytes, and a copy of the password. */
async function sweepUnfinished({ data }: Place): Promise<void> {
  const folder = dirname(data);
  for (const name of await readdir(folder)) {
    const [, kind, pid] = /^(.+)\.(\d+)$/.exec(name) ?? [];
    const isOurs = kind === basename(data) || kind === '.password';
    if (isOurs && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

// Without these flags a machine without LANG gets a database in SQL_ASCII, in which upper('é') is 'é'.
const flags = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--username=postgres',
];

/** Whether a process with this number runs; one of another user counts too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
