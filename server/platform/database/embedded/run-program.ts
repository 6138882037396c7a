import { spawn } from 'node:child_process';
import type { SystemUser } from './account';
import { NoPostgres } from './no-postgres';

/** Runs a PostgreSQL program to its end. On failure throws with its output. */
export function runProgram(file: string, args: readonly string[], user: SystemUser | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...args], {
      ...asUser(user),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(failed(file, code, output.trim()));
    });
  });
}

const failed = (file: string, code: number | null, output: string) =>
  new NoPostgres(`${file} a échoué (${code}) :\n${output}`, `${file} failed (${code}): see the lines above.`);

/**
 * Options of spawn: the user, a working directory that it can access, and an environment with a plain locale and time
 * zone.
 */
export function asUser(user: SystemUser | null) {
  const plain = { LC_ALL: 'C', TZ: 'UTC' };
  if (user === null) return { env: { ...process.env, ...plain } };
  return { uid: user.uid, gid: user.gid, cwd: '/', env: { PATH: process.env['PATH'] ?? '', ...plain } };
}
