import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const house = join(import.meta.dirname, '../..');
const program = join(house, 'build/test-node/lone-site.js');

/** Why no site can be run as another account here; null if one can. */
export function whyNoOtherAccount(): string | null {
  if (process.getuid?.() !== 0) return 'only root can run a site as another account';
  if (spawnSync('useradd', ['--help']).error !== undefined) return 'there is no useradd here';
  return isOpen(house) ? null : `other accounts cannot enter ${house}`;
}

const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpen(dirname(folder)));

/** A site that another account of this machine runs. */
export interface LoneSite {
  /** What it said: `ready`, or why it does not start. */
  readonly said: string;
  stop(): Promise<void>;
}

/** An account of this machine with a home that nobody else enters, until it is removed. */
export class OtherAccount {
  readonly name = `theatre-${randomBytes(4).toString('hex')}`;
  readonly home = mkdtempSync(join(tmpdir(), 'home-'));
  readonly uid: number;
  private readonly gid: number;
  private readonly sites: ChildProcess[] = [];

  private constructor() {
    execFileSync('useradd', ['--system', '--no-create-home', '--user-group', this.name]);
    this.uid = Number(execFileSync('id', ['-u', this.name]));
    this.gid = Number(execFileSync('id', ['-g', this.name]));
    this.own(this.home);
    chmodSync(this.home, 0o700);
  }

  static async make(): Promise<OtherAccount> {
    await build({
      configFile: false,
      logLevel: 'error',
      root: house,
      build: { ssr: join(import.meta.dirname, 'lone-site.ts'), outDir: dirname(program), emptyOutDir: false },
    });
    return new OtherAccount();
  }

  /** Gives a file or a folder to this account, without what is in it. */
  own(path: string): void {
    chownSync(path, this.uid, this.gid);
  }

  async start(dataDir: string): Promise<LoneSite> {
    const site = spawn(process.execPath, [program, dataDir], {
      uid: this.uid,
      gid: this.gid,
      cwd: this.home,
      env: { PATH: process.env['PATH'] ?? '', HOME: this.home },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.sites.push(site);
    const [said] = await once(site.stdout, 'data');
    return {
      said: String(said).trim(),
      async stop() {
        if (site.exitCode !== null) return;
        site.kill('SIGTERM');
        await once(site, 'exit');
      },
    };
  }

  /** Ends what it runs, and removes it with its home. */
  async remove(): Promise<void> {
    for (const site of this.sites)
      if (site.exitCode === null && site.signalCode === null) {
        site.kill('SIGTERM');
        await once(site, 'exit');
      }
    execFileSync('userdel', [this.name], { stdio: 'ignore' });
    rmSync(this.home, { recursive: true, force: true });
  }
}
