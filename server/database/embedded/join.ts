import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPlace } from './place';
import { startPostmaster, stopPostmaster } from './postmaster';

/**
 * The address of the PostgreSQL that runs on the data below DATA_DIR, or null: for a command that runs beside the node
 * that started it.
 */
export async function joinEmbedded(dataDir: string): Promise<string | null> {
  const passwordFile = join(dataDir, 'postgres-password');
  if (!existsSync(passwordFile)) return null;
  const password = (await readFile(passwordFile, 'utf8')).trim();
  const place = await findPlace(dataDir, password);
  if (!existsSync(join(place.data, 'postmaster.pid'))) return null;
  const running = await startPostmaster(place);
  if (!running.adopted) {
    await stopPostmaster(place);
    return null;
  }
  return `postgres://postgres:${password}@127.0.0.1:${running.port}/site`;
}
