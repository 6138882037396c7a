import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupCommand } from '#server/operation/backup/backup-command';
import { restoreCommand } from '#server/operation/backup/restore-command';
import type { Connection } from '#server/platform/database/connection';
import { migrate } from '#server/platform/database/migrate';
import { diskStore } from '#server/platform/files/disk-store';
import { previewImageKey } from '#server/content/preview-image/preview-image-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { openBareDatabase } from './test-database';

const picture = { uuid: '0190a000-0000-7000-8000-0000000000b1', version: '0123456789abcdef' };

/** A small site with one picture, and the commands that save it and bring it back. */
export async function openBackupDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const dataDir = (name: string) => join(folder, `data-${name}`);
  const files = diskStore(join(dataDir('site'), 'files'));
  const site = await openBareDatabase();
  await migrate(site.database);
  await prepareSite(site.database, 'Les Amis de la Scène');
  await site.query(
    `insert into preview_images
       (uuid, name, year, spectacle_types, types, creation_date, extension, background_color, version)
     values ($1, 'Le Dindon', 2026, '{}', '{}', now(), 'webp', '#b71824', $2)`,
    [picture.uuid, picture.version],
  );
  await files.put(
    previewImageKey(picture.uuid, picture.version),
    new TextEncoder().encode('une affiche'),
    'image/webp',
  );
  return {
    folder,
    site,
    files,
    picture,
    backup: (place: string, { from = 'site', stop }: { from?: string; stop?: AbortSignal } = {}) =>
      run((env, screen) => backupCommand([place], env, screen, '1.0.0', stop), {
        DATABASE_URL: site.url,
        DATA_DIR: dataDir(from),
      }),
    restore: (place: string, { url }: Connection, name: string) =>
      run((env, screen) => restoreCommand([place], env, screen), {
        DATABASE_URL: url,
        DATA_DIR: dataDir(name),
      }),
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Command = (
  env: Readonly<Record<string, string>>,
  screen: { write(text: string): unknown },
) => Promise<number>;

async function run(command: Command, env: Readonly<Record<string, string>>) {
  let said = '';
  const status = await command(env, { write: (text) => (said += text) });
  return { status, said };
}
