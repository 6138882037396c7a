import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { must } from '#common/base/must';

/** The postmasters of the embedded databases in a folder. */
export function processesOn(folder: string): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,args=']).toString().split('\n');
  return list.filter((line) => line.includes(`-D ${folder}/`)).map((line) => parseInt(line, 10));
}

/** All at once, as in a power cut: no process can write anything any more. */
export function crash(folder: string) {
  // Killing 0 would kill this test's own process group.
  const postmaster = must(processesOn(folder)[0], 'the postmaster');
  const children = execFileSync('pgrep', ['-P', String(postmaster)])
    .toString()
    .trim()
    .split('\n')
    .map(Number);
  killAll([postmaster, ...children]);
}

/** A process that was listed may have ended by itself meanwhile. */
export function killAll(pids: readonly number[]) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      expect(error).toMatchObject({ code: 'ESRCH' });
    }
  }
}
