import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BareSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Runs bare-server.ts in a process of its own. */
export async function startBareSite(databaseUrl: string): Promise<BareSite> {
  const file = join(process.cwd(), 'build/bench/bare-server.js');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${Number(String(port))}`, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
