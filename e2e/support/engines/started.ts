import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that was started, with all that it starts itself. */
export interface Started {
  readonly child: ChildProcess;
  /** Lines that it and its children printed, until they are taken. */
  takeLines(): readonly string[];
  end(): Promise<void>;
}

/** Milliseconds that a program has to end by itself. */
const LAST_WORDS = 5_000;

/** Starts a program in a group of its own, so that its children end with it. @param stdio more pipes than its output */
export function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdio: readonly 'pipe'[] = [],
): Started {
  const all: StdioOptions = ['ignore', 'pipe', 'pipe', ...stdio];
  const child = spawn(program, args, { detached: true, stdio: all, env: { ...process.env, ...env } });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (printed += chunk));
  const exited = once(child, 'exit');
  exited.catch(() => undefined);
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // All of them are gone.
    }
  };
  const abandon = () => signal('SIGKILL');
  process.once('exit', abandon);
  return {
    child,
    takeLines() {
      const lines = printed.split('\n');
      printed = lines.pop() ?? '';
      return lines;
    },
    async end() {
      signal('SIGTERM');
      const reaper = setTimeout(abandon, LAST_WORDS);
      await exited.catch(() => undefined);
      clearTimeout(reaper);
      abandon();
      process.off('exit', abandon);
    },
  };
}
