import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Certificate, makeCertificate } from '../../tests/support/certificate';
import { type HttpsProxy, openHttpsProxy } from '../../tests/support/https-proxy';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtp-sink';
import { freePort } from './free-port';
import { expect } from './journey';
import { type OwnUser, ownUser } from './own-user';

const HOST = 'theatre.example';

/** What a command said, and its exit status. */
interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/**
 * A site as an operator runs it: `npm run serve` under an account of its own, in a home that nobody else enters, behind a
 * proxy that speaks https, with a mail server that asks for a login over an encrypted connection.
 */
export class ProductionSite {
  readonly origin = `https://${HOST}`;
  readonly dataDir: string;
  private process: ChildProcess | undefined;
  private log = '';

  private constructor(
    private readonly home: string,
    private readonly user: OwnUser | null,
    /** Of the site itself, behind its proxy. */
    readonly port: number,
    private readonly proxy: HttpsProxy,
    readonly post: SmtpSink,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    this.dataDir = join(home, 'data');
  }

  /**
   * Makes the account, the home and what stands around the site, and starts nothing.
   * @param isMade whether the account is made for this site
   * @param settings besides the usual
   */
  static async prepare(isMade: boolean, settings: Readonly<Record<string, string>>): Promise<ProductionSite> {
    const user = ownUser(isMade);
    const home = mkdtempSync(join(tmpdir(), 'operator-'));
    chmodSync(home, 0o700);
    const certificate = await makeCertificate([HOST]);
    const authority = writeAuthority(home, certificate);
    if (user !== null) for (const place of [home, authority]) chownSync(place, user.uid, user.gid);
    const post = await openSmtpSink({
      certificate,
      user: `caisse@${HOST}`,
      password: 'R1/deau#rouge?',
    });
    const port = await freePort();
    const proxy = await openHttpsProxy(certificate, port);
    return new ProductionSite(home, user, port, proxy, post, {
      SMTP_URL: post.url,
      NODE_EXTRA_CA_CERTS: authority,
      ...settings,
    });
  }

  /** Flags of a browser that finds the site at its name, and takes its certificate. */
  get browserFlags(): readonly string[] {
    return [`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${this.proxy.port}`, '--ignore-certificate-errors'];
  }

  /** What it printed since it was started first, line by line. */
  get lines(): readonly Readonly<Record<string, string>>[] {
    return this.log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  }

  /** Who may enter its folder: its account alone; where that is root, PostgreSQL's own must pass through it. */
  get modeOfFolder(): number {
    return this.user === null && process.getuid?.() === 0 ? 0o711 : 0o700;
  }

  /** The code that its last start printed. */
  get secret(): string {
    return this.lines.findLast(({ event }) => event === 'no administrator yet')?.['secret'] ?? '';
  }

  /** Starts it, and waits until it serves. */
  async start(): Promise<void> {
    const child = this.command(['run', 'serve']);
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (this.log += chunk));
    this.process = child;
    const health = async () => {
      if (child.exitCode !== null) throw new Error(`It ended:\n${this.log}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/health`).catch(() => null);
      return answer?.status ?? 0;
    };
    await expect.poll(health, { timeout: 180_000 }).toBe(200);
  }

  /** Stops it as systemd would, and shows that nothing is left running. */
  async stop(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (child === undefined) return;
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(60_000) });
    child.kill('SIGTERM');
    await ended;
    const isLeft = () => existsSync(join(this.dataDir, 'postgres/postmaster.pid'));
    await expect.poll(isLeft, { timeout: 60_000 }).toBe(false);
  }

  /** Runs one of its commands beside it, under its account: `run('backup', folder)`. */
  async run(script: string, ...args: readonly string[]): Promise<Ended> {
    const child = this.command(['run', '--silent', script, '--', ...args]);
    let said = '';
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (said += chunk));
    const [status] = await once(child, 'close');
    return { status, said };
  }

  /** A folder of its account. */
  makeFolder(name: string): string {
    const folder = join(this.home, name);
    mkdirSync(folder, { mode: 0o700 });
    if (this.user !== null) chownSync(folder, this.user.uid, this.user.gid);
    return folder;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await Promise.all([this.proxy.close(), this.post.close()]);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    this.user?.leave();
  }

  private command(args: readonly string[]): ChildProcess {
    const { user } = this;
    return spawn('npm', [...args], {
      ...(user !== null && { uid: user.uid, gid: user.gid }),
      cwd: resolve('.'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: this.home,
        SITE_URL: this.origin,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ...this.settings,
      },
    });
  }
}

function writeAuthority(home: string, { cert }: Certificate): string {
  const file = join(home, 'authority.pem');
  writeFileSync(file, cert);
  return file;
}
