import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Spans, usualSpans } from '#server/platform/process/spans';

const folder = resolve('build/server');
/** A server that cannot start ends, which is noticed at once: this limit is for one that hangs on a busy machine. */
const START_DEADLINE = 180_000;
/** PostgreSQL writes all it has before it ends. */
const STOP_DEADLINE = 120_000;

type Settings = Readonly<Record<string, string>>;
/** Spans of keys that are shorter than usual, in milliseconds. */
export type ShortSpans = Partial<Spans>;

const ownEnds: string[] = [];

/** What servers of this process that ended by themselves since the last call had said. */
export function takeOwnEnds(): readonly string[] {
  return ownEnds.splice(0);
}

/** The built server with a demo association of its own, in a process of its own. */
export class SiteServer {
  /** As people type it, once it has started. */
  origin = '';
  readonly dataDir: string;
  private settings: Settings;
  private readonly spans: ShortSpans;
  private process: ChildProcess | undefined;
  private log = '';
  private isEnding = false;

  private constructor(dataDir: string, settings: Settings, spans: ShortSpans) {
    this.dataDir = dataDir;
    this.settings = settings;
    this.spans = spans;
  }

  /**
   * Starts on a free port and a folder of its own, with what the filled demo holds where there is one; resolves when it serves.
   * @param settings environment variables of this server, over the demo's
   * @param spans how long the keys that it gives out are good, where not as usual
   */
  static async start(settings: Settings = {}, spans: ShortSpans = {}): Promise<SiteServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'journey-'));
    // Open to the user that PostgreSQL runs as when we are root; else its data would be kept outside and left behind.
    chmodSync(dataDir, 0o755);
    const filled = process.env['FILLED_DEMO'];
    // Node's own copying would give PostgreSQL's files to root.
    if (filled !== undefined && settings['DEMO'] !== '0') execFileSync('cp', ['-a', `${filled}/.`, dataDir]);
    const server = new SiteServer(dataDir, settings, spans);
    await server.run();
    return server;
  }

  /**
   * Starts again on the same port and data, after `stop` or `kill`.
   * @param changed settings, for this start and later ones
   */
  async run(changed: Settings = {}): Promise<void> {
    this.settings = { ...this.settings, ...changed };
    const env = {
      ...process.env,
      DEMO: '1',
      PORT: new URL(this.origin || 'http://localhost:0').port,
      DATA_DIR: this.dataDir,
      ...this.settings,
    };
    const child = spawn(process.execPath, ['--enable-source-maps', ...programOf(this.spans)], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (this.log += chunk));
    child.once('exit', (code, signal) => {
      if (!this.isEnding) ownEnds.push(`The server ended by itself (${code ?? signal}):\n${this.log}`);
    });
    this.process = child;
    this.isEnding = false;
    process.once('exit', () => this.abandon());
    this.origin = await addressOf(child).catch(() => {
      throw new Error(`The server did not start:\n${this.log}`);
    });
  }

  /** The process that serves, while it runs. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** What it printed so far. */
  get printed(): string {
    return this.log;
  }

  get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** Its PostgreSQL may still run. */
  get wasKilled(): boolean {
    return this.process?.signalCode === 'SIGKILL';
  }

  /** Ends it as an operator would, and waits for its end. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Ends it as a power cut would: without notice, nothing is closed. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Stops and forgets everything. */
  async dispose(): Promise<void> {
    await this.stop();
    this.abandon();
    // PostgreSQL's processes may write for a moment longer.
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    if (this.log.includes('"unhandled rejection"')) throw new Error(`Nobody took an error:\n${this.log}`);
  }

  /** Kills all its processes at once: the PostgreSQL of a killed server would keep running. */
  private abandon(): void {
    this.isEnding = true;
    this.process?.kill('SIGKILL');
    try {
      const [postmaster] = readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
      // 0 would mean this process's own group.
      if (Number(postmaster) > 1) process.kill(Number(postmaster), 'SIGQUIT');
    } catch {
      // It has gone already.
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child || !this.isRunning) return;
    this.isEnding = true;
    const ended = once(child, 'exit');
    const reaper = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE);
    child.kill(signal);
    await ended;
    clearTimeout(reaper);
  }
}

/** Arguments of node: the program that people start, or one that gives out keys for shorter. */
function programOf(spans: ShortSpans): readonly string[] {
  if (Object.keys(spans).length === 0) return [join(folder, 'main.js')];
  const given = JSON.stringify({ ...usualSpans, ...spans });
  const [entry, clientDir] = [join(folder, 'run-site.js'), resolve('build/client')].map((path) =>
    JSON.stringify(path),
  );
  const program = `import { runSite } from ${entry}; await runSite(${given}, ${clientDir});`;
  return ['--input-type=module', '--eval', program];
}

/** Where a server that was just started says that it serves. Rejects when it ends first, or takes too long. */
async function addressOf(child: ChildProcess): Promise<string> {
  const signal = AbortSignal.timeout(START_DEADLINE);
  const [said] = await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(() => Promise.reject(new Error('It ended'))),
  ]);
  return said.address;
}
