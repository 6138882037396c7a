import { spawn } from 'node:child_process';
import type { SystemUser } from './own-folder';

/** Runs a program of PostgreSQL to its end. Throws with what it said when it fails. */
export function runProgram(file: string, args: readonly string[], user: SystemUser | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...args], {
      ...asUser(user),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${file} ended with ${code}:\n${said.trim()}`));
    });
  });
}

/** Options of spawn: another user, a folder that this one can stand in, and a plain environment. */
export function asUser(user: SystemUser | null) {
  const plain = { LC_ALL: 'C', TZ: 'UTC' };
  if (user === null) return { env: { ...process.env, ...plain } };
  return { uid: user.uid, gid: user.gid, cwd: '/', env: { PATH: process.env['PATH'] ?? '', ...plain } };
}
