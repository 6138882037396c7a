import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { NoPostgres } from './no-postgres';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Whether the user can traverse every folder down to this one. */
export async function reaches({ uid, gid }: SystemUser, folder: string): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = dirname(folder);
  return above === folder || reaches({ name: '', uid, gid }, above);
}

const roots = ['/var/lib', '/var/tmp'];

interface OwnFolder {
  readonly home: string;
  /** Other folders created for the same DATA_DIR. */
  readonly former: readonly string[];
}

/**
 * The data folder outside of DATA_DIR. A note in DATA_DIR names it, and a note in it names DATA_DIR. The name of a new
 * folder depends on the password: after DATA_DIR was emptied a new folder is used and the former one is left untouched;
 * if only the password was lost, the note still leads to the former folder.
 * @param dataDir absolute
 */
export async function ownFolder(user: SystemUser, dataDir: string, password: string): Promise<OwnFolder> {
  const note = join(dataDir, 'postgres-is-at.txt');
  const known = basename((await readFile(note, 'utf8').catch(() => '')).trim());
  const isKnown = /^data-[0-9a-f]{12}$/.test(known);
  const home = await makeFolder(user, isKnown ? known : `data-${markOf(dataDir, password)}`);
  await writeFile(note, `${home}\n`, { mode: 0o600 });
  await writeFile(join(home, OWNER_NOTE), `${dataDir}\n`, { mode: 0o600 });
  const ofOthers = (await Promise.all(roots.map(foldersIn))).flat().filter((folder) => folder !== home);
  const isFormer = await Promise.all(ofOthers.map(async (folder) => (await ownerOf(folder)) === dataDir));
  return { home, former: ofOthers.filter((_, rank) => isFormer[rank]) };
}

const OWNER_NOTE = 'belongs-to.txt';

const ownerOf = async (folder: string) =>
  (await readFile(join(folder, OWNER_NOTE), 'utf8').catch(() => '')).trim();

async function foldersIn(root: string): Promise<readonly string[]> {
  const shared = join(root, SHARED);
  const names = await readdir(shared).catch(() => []);
  return names.map((name) => join(shared, name));
}

const SHARED = 'amis-de-la-scene';

const markOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

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
