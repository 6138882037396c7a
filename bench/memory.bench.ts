import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '#common/base/must';
import { figure } from './support/figure';
import { withSites } from './support/site-with-database';

const SETTLING = 5000;

await withSites(async ({ site, databaseFolder }) => {
  await wait(SETTLING);
  await figure({
    name: 'Memory of the whole server, idle, database included',
    unit: 'MB',
    budget: { atMost: 200 },
    runs: 3,
    measure: () => megabytesOf([must(site.pid, 'the server'), ...processesOf(databaseFolder)]),
  });
});

/** The process that was started on this folder, and its descendants. */
function processesOf(folder: string): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const main = all.find((pid) => textOf(`/proc/${pid}/cmdline`).includes(folder));
  const parent = new RegExp(`^PPid:\\s+${must(main, 'a PostgreSQL')}$`, 'm');
  return [main, ...all.filter((pid) => parent.test(textOf(`/proc/${pid}/status`)))].map(Number);
}

/** Shared pages are counted once, split among those who share them. */
function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1000;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
