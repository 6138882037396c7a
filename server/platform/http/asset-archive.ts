import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const DAYS = 30;
const A_MOMENT = 60_000;

/**
 * Copies this build's hashed files to those of former builds, in DATA_DIR/assets, and deletes files of builds that were
 * replaced more than 30 days ago: a page opened before an update keeps requesting its build's files. A build may be
 * read-only; its copies are not.
 * @returns that folder, whose files are served as /assets/…
 */
export function archiveAssets(clientDir: string, dataDir: string, now: Date): string {
  const archive = join(dataDir, 'assets');
  mkdirSync(archive, { recursive: true, mode: 0o700 });
  const touch = (name: string, at: Date) => utimesSync(join(archive, name), at, at);
  // The build of the last start may have been served until now, and is replaced now if this is another one. A moment
  // less, so that the next start does not take its files for those of this build.
  for (const name of newestIn(archive)) touch(name, new Date(now.getTime() - A_MOMENT));
  for (const name of namesIn(join(clientDir, 'assets')).filter((name) => !name.endsWith('.map'))) {
    copyOnce(join(clientDir, 'assets', name), join(archive, name));
    touch(name, now);
  }
  for (const name of namesIn(archive)) {
    if (now.getTime() - changedAt(archive, name) > DAYS * 86_400_000) rmSync(join(archive, name));
  }
  return archive;
}

/** What is there whole is not written again, and may be what this account cannot write. */
function copyOnce(from: string, to: string): void {
  const bytes = readFileSync(from);
  if (existsSync(to) && readFileSync(to).equals(bytes)) return;
  const unfinished = `${to}.${process.pid}.part`;
  writeFileSync(unfinished, bytes, { mode: 0o600 });
  renameSync(unfinished, to);
}

/** The files of the last start: each start gives its files one date. */
function newestIn(folder: string): string[] {
  const names = namesIn(folder);
  const last = Math.max(...names.map((name) => changedAt(folder, name)));
  return names.filter((name) => changedAt(folder, name) === last);
}

const changedAt = (folder: string, name: string) => statSync(join(folder, name)).mtimeMs;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
