import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, readdir, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type SystemUser, reaches } from './account';
import { NoPostgres } from './no-postgres';
import { copyOf } from './site-faults';

/*
 * The folder with the database outside of DATA_DIR, where root runs the site and PostgreSQL's account cannot reach
 * DATA_DIR. A note in DATA_DIR names it, and a note in it names DATA_DIR. Its name depends on DATA_DIR and the password:
 * after DATA_DIR was emptied a new folder is used and the former one is left untouched; if only the note was lost, or
 * DATA_DIR was moved as well, the password still leads to it.
 */

const roots = ['/var/lib', '/var/tmp'];
const SHARED = 'amis-de-la-scene';
const OWNER_NOTE = 'belongs-to.txt';

/** The note in DATA_DIR that names the folder. */
export const noteIn = (dataDir: string) => join(dataDir, 'postgres-is-at.txt');

/**
 * The folder that belongs to DATA_DIR, or null. Changes nothing. Throws SiteFault if DATA_DIR is a copy of one that is still
 * there: its database was not copied.
 * @param dataDir without links
 * @param password null if it is lost
 */
export async function findOwnFolder(dataDir: string, password: string | null): Promise<string | null> {
  const home = (await notedFolder(dataDir)) ?? (password === null ? null : await folderMadeWith(password));
  if (home === null) return null;
  const original = await ownerOf(home);
  if (original !== dataDir && (await leadsTo(home, original, password)))
    throw copyOf(dataDir, original, home);
  return home;
}

async function notedFolder(dataDir: string): Promise<string | null> {
  const name = basename(await textOf(noteIn(dataDir)));
  return (await allFolders()).find((folder) => basename(folder) === name) ?? null;
}

async function folderMadeWith(password: string): Promise<string | null> {
  for (const folder of await allFolders()) {
    const names = (await ownersOf(folder)).map((dataDir) => nameFor(dataDir, password));
    if (names.includes(basename(folder))) return folder;
  }
  return null;
}

/** Whether the DATA_DIR that a folder belongs to is still there, and finds it. */
const leadsTo = async (home: string, dataDir: string, password: string | null) =>
  (await notedFolder(dataDir)) === home || (await textOf(join(dataDir, 'postgres-password'))) === password;

/** Creates the folder for a new site, the user's alone. */
export const makeOwnFolder = (user: SystemUser, dataDir: string, password: string): Promise<string> =>
  makeFolder(user, nameFor(dataDir, password));

/** Lets the folder and DATA_DIR name each other. */
export async function noteOwnFolder(home: string, dataDir: string): Promise<void> {
  const owners = new Set([dataDir, ...(await ownersOf(home))]);
  await writeFile(noteIn(dataDir), `${home}\n`, { mode: 0o600 });
  await writeFile(join(home, OWNER_NOTE), `${[...owners].join('\n')}\n`, { mode: 0o600 });
}

/** Other folders made for the same DATA_DIR, before it was removed or emptied. */
export async function formerFolders(home: string, dataDir: string): Promise<string[]> {
  const former: string[] = [];
  for (const folder of await allFolders())
    if (folder !== home && (await ownerOf(folder)) === dataDir) former.push(folder);
  return former;
}

/** The DATA_DIR that a folder belongs to, without links where it is still there. */
async function ownerOf(folder: string): Promise<string> {
  const [last = ''] = await ownersOf(folder);
  return realpath(last).catch(() => last);
}

/** Each DATA_DIR that a folder belonged to, the last first: it may have been moved. */
const ownersOf = async (folder: string) => (await textOf(join(folder, OWNER_NOTE))).split('\n');

const textOf = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).trim();

async function allFolders(): Promise<string[]> {
  const folders: string[] = [];
  for (const root of roots) {
    const shared = join(root, SHARED);
    const names = await readdir(shared).catch(() => []);
    folders.push(
      ...names.filter((name) => /^data-[0-9a-f]{12}$/.test(name)).map((name) => join(shared, name)),
    );
  }
  return folders;
}

const nameFor = (dataDir: string, password: string) =>
  `data-${createHash('sha256').update(`${dataDir}\n${password}`).digest('hex').slice(0, 12)}`;

/**
 * Creates a folder of this name, the user's alone, in the first suitable system folder, through which every account may
 * pass. Throws if there is none.
 */
export async function makeFolder(user: SystemUser, name: string): Promise<string> {
  for (const root of roots) {
    const shared = join(root, SHARED);
    const folder = join(shared, name);
    try {
      await mkdir(shared, { recursive: true, mode: 0o711 });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!(await reaches(user, shared))) continue;
      await chown(folder, user.uid, user.gid);
      await chmod(folder, 0o700);
      return folder;
    } catch {
      continue;
    }
  }
  throw new NoPostgres(
    `PostgreSQL tourne sous ${user.name}, qui n’atteint ni DATA_DIR ni ${roots.join(' ni ')}. Ouvrez-lui le passage, ou indiquez DATABASE_URL.`,
    `PostgreSQL runs as ${user.name}, who reaches neither DATA_DIR nor ${roots.join(' nor ')}. Let it pass, or name a DATABASE_URL.`,
  );
}
