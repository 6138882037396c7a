import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const DAYS = 30;

/**
 * Copies this build's hashed files to those of former builds, in DATA_DIR/assets, and deletes files that were in no
 * build of the last 30 days: a page opened before an update keeps requesting its build's files.
 * @returns that folder, whose files are served as /assets/…
 */
export function archiveAssets(clientDir: string, dataDir: string, now: Date): string {
  const archive = join(dataDir, 'assets');
  mkdirSync(archive, { recursive: true });
  for (const name of namesIn(join(clientDir, 'assets')).filter((name) => !name.endsWith('.map'))) {
    copyFileSync(join(clientDir, 'assets', name), join(archive, name));
    utimesSync(join(archive, name), now, now);
  }
  for (const name of namesIn(archive)) {
    const age = now.getTime() - statSync(join(archive, name)).mtimeMs;
    if (age > DAYS * 86_400_000) rmSync(join(archive, name));
  }
  return archive;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
