import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { keep, kept } from '../../../support/kept-words';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

describe('the data of the PostgreSQL that comes along', () => {
  test.runIf(isRoot)(
    'lie elsewhere, and a note says where, when root gives it a folder closed to others',
    async () => {
      const closed = dataFolder(0o700);
      const folder = join(closed, 'data');
      mkdirSync(folder);
      const embedded = await startEmbedded(folder);
      const home = readFileSync(join(folder, 'postgres-is-at.txt'), 'utf8').trim();
      folders.push(home);
      expect(embedded.folder).toBe(join(home, 'postgres'));
      expect(embedded.folder.startsWith(closed)).toBe(false);
      await keep(embedded.url, 'curtain');
      await embedded.stop();
      const again = await startEmbedded(folder);
      expect(await kept(again.url)).toEqual(['curtain']);
      await again.stop();
    },
  );

  test.runIf(isRoot)(
    'begin anew where somebody removed the folder, and it is told where the old ones are',
    async () => {
      const folder = join(dataFolder(0o700), 'data');
      const events: string[] = [];
      const start = async () => {
        const embedded = await startEmbedded(folder, (event) => events.push(event));
        folders.push(dirname(embedded.folder));
        return embedded;
      };
      const first = await start();
      await first.stop();
      rmSync(folder, { recursive: true });
      const second = await start();
      await keep(second.url, 'curtain');
      await second.stop();
      expect(second.folder).not.toBe(first.folder);
      expect(events).toContain(`a former database of ${folder} stays untouched in ${dirname(first.folder)}`);
      expect(existsSync(join(first.folder, 'PG_VERSION'))).toBe(true);
    },
  );

  test.runIf(isRoot)(
    'stay where their folder was named before the password was part of the name',
    async () => {
      const folder = join(dataFolder(0o700), 'data');
      const first = await startEmbedded(folder);
      const home = dirname(first.folder);
      await keep(first.url, 'curtain');
      await first.stop();
      const mark = createHash('sha256').update(folder).digest('hex').slice(0, 12);
      const former = join(dirname(home), `data-${mark}`);
      folders.push(former);
      renameSync(home, former);
      writeFileSync(join(folder, 'postgres-is-at.txt'), `${former}\n`);
      const again = await startEmbedded(folder);
      expect(await kept(again.url)).toEqual(['curtain']);
      await again.stop();
    },
  );

  test.each([0o755, ...(isRoot ? [0o700] : [])])(
    'in a folder %o are not opened with another password; that is said, and nothing is left running',
    async (mode) => {
      const folder = dataFolder(mode);
      const first = await startEmbedded(folder);
      await first.stop();
      rmSync(join(folder, 'postgres-password'));
      await expect(startEmbedded(folder)).rejects.toThrow(
        /postgres-password.*npm run restore.*\n.*npm run restore/,
      );
      expect(existsSync(join(first.folder, 'postmaster.pid'))).toBe(false);
    },
  );
});
