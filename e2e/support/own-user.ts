import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The account of the system that runs a site. */
export interface OwnUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  /** Removes what was made for it. */
  leave(): void;
}

/**
 * An account other than root's for a site to run under; null where this run is not root, and the site runs as it does.
 * @param isMade whether the account is made for this run, as an operator would; else it is one that every system has
 */
export function ownUser(isMade: boolean): OwnUser | null {
  if (process.getuid?.() !== 0) return toldAs('they run as who runs the tests, who is not root');
  const name = isMade ? `theatre-${randomUUID().slice(0, 8)}` : 'nobody';
  if (isMade) execFileSync('useradd', ['--system', '--no-create-home', '--user-group', name]);
  const leave = () => {
    if (isMade) execFileSync('userdel', [name], { stdio: 'ignore' });
  };
  const [, , uid, gid] = accounts().find(([known]) => known === name) ?? [];
  const user = { name, uid: Number(uid), gid: Number(gid), leave };
  if (uid !== undefined && mayRead(user, resolve('scripts/serve.mjs'))) return user;
  leave();
  return toldAs(`they run as root: ${name} is missing here, or may not read this folder`);
}

const accounts = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));

/** Whether it may run this Node, and read the file. */
function mayRead({ uid, gid }: Pick<OwnUser, 'uid' | 'gid'>, file: string): boolean {
  const look = ['-e', 'require("node:fs").readFileSync(process.argv[1])', file];
  return spawnSync(process.execPath, look, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

function toldAs(how: string): null {
  console.log(`Sites in production have no user of their own here: ${how}.`);
  return null;
}
