import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownUid, reaches, unprivilegedUser } from './account';
import type { SiteHere } from './find-site';
import { initialise } from './initialise';
import { makeOwnFolder } from './own-folder';
import { placeOf } from './place';

const ROOT = 0;

/**
 * Makes the database of a new site below DATA_DIR or, where root runs it and PostgreSQL's account cannot reach that, in a
 * folder of its own. Of two nodes that start at the same time one wins.
 */
export async function makeSite(dataDir: string): Promise<SiteHere> {
  // As root, PostgreSQL’s own user must pass through it.
  await mkdir(dataDir, { recursive: true, mode: ownUid() === ROOT ? 0o711 : 0o700 });
  const folder = await realpath(dataDir);
  const password = await makePassword(folder);
  const user = ownUid() === ROOT ? await unprivilegedUser() : null;
  const isWithin = user === null || (await reaches(user, folder));
  const home = isWithin ? folder : await makeOwnFolder(user, folder, password);
  await initialise(await placeOf({ home, user }), password);
  return { folder, home, password, user, stranger: null };
}

/** The password is stored in DATA_DIR, readable only by its owner; of two nodes, the first one's is used. */
async function makePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) await writeWholeOnce(file, randomBytes(24).toString('hex'));
  return (await readFile(file, 'utf8')).trim();
}

/** Writes a file atomically, even if the disk is full; of two concurrent writers the first wins. */
async function writeWholeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await link(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
