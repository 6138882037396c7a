import { constants } from 'node:fs';
import { access, readFile, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type SystemUser, accountOf, isCandidate, ownUid, reaches } from './account';
import { findOwnFolder, noteIn } from './own-folder';
import {
  closedTo,
  databaseLost,
  keptByRoot,
  misowned,
  passwordLost,
  siteOf,
  twoDatabases,
  unreachableFor,
} from './site-faults';

/** A site with a PostgreSQL of its own: where its database is, and whose it is. */
export interface SiteHere {
  /** DATA_DIR, without links. */
  readonly folder: string;
  /** The folder with `postgres` in it: DATA_DIR or, where root runs the site, maybe one of its own. */
  readonly home: string;
  readonly password: string;
  /** The account that PostgreSQL runs as, if not this process's. */
  readonly user: SystemUser | null;
  /** The account that runs the site, if not this process's. That is root then, which may read and nothing else. */
  readonly stranger: SystemUser | null;
}

type Found = Omit<SiteHere, 'password'>;

const ROOT = 0;

/**
 * Which site is in DATA_DIR, whose it is and where its database is: each start and each command asks here. Null if there is
 * none, as where a first start was interrupted before it had a database. Changes nothing.
 * Throws SiteFault where this account must leave alone what is there, and where a site has lost its database.
 */
export async function findSite(dataDir: string): Promise<SiteHere | null> {
  const folder = await folderAt(resolve(dataDir));
  if (folder === null) return null;
  const inside = await findInside(folder);
  const found = ownUid() === ROOT ? await findForRoot(folder, inside) : inside;
  if (found === null) {
    await refuseRemains(folder);
    return null;
  }
  const password = await passwordIn(folder);
  if (password === null) throw passwordLost(folder, join(found.home, 'postgres'));
  return { ...found, password };
}

/** Whether a folder holds the database or the files of a site, as far as this account sees. */
export async function holdsRemains(folder: string): Promise<boolean> {
  const remains = [
    isDatabase(folder),
    isThere(noteIn(folder)),
    isFull(join(folder, 'files')),
    isFull(join(folder, 'assets')),
  ];
  return (await Promise.all(remains)).includes(true);
}

/** DATA_DIR without links; null if there is no such folder. Throws SiteFault with the owner of a folder that is closed. */
async function folderAt(path: string): Promise<string | null> {
  try {
    const folder = await realpath(path);
    if (!(await stat(folder)).isDirectory()) return null;
    await access(folder, constants.X_OK);
    return folder;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) === 'EACCES') return refuseClosed(path);
    throw error;
  }
}

/** The lowest folder on the way that this account sees is the one that it may not enter. */
async function refuseClosed(path: string, dataDir = path): Promise<never> {
  const uid = await ownerOf(path).catch(() => null);
  if (uid === null) return refuseClosed(dirname(path), dataDir);
  throw closedTo(path, await accountOf(uid), path === dataDir);
}

async function findInside(folder: string): Promise<Found | null> {
  if (!(await isDatabase(folder))) return null;
  const uid = ownUid();
  if (uid === null) return { folder, home: folder, user: null, stranger: null };
  const data = await accountOf((await ownerOf(join(folder, 'postgres'))) ?? uid);
  const runner = await runnerOf(folder, data);
  if (uid !== ROOT && runner !== uid) throw siteOf(folder, await accountOf(runner));
  return {
    folder,
    home: folder,
    user: uid === ROOT ? data : null,
    stranger: runner === uid ? null : await accountOf(runner),
  };
}

/** The account that runs the site of a database in DATA_DIR: the one that made the password. For root PostgreSQL has another. */
async function runnerOf(folder: string, data: SystemUser): Promise<number> {
  const owner = await ownerOf(join(folder, 'postgres-password'));
  const isForRoot = isCandidate(data) && (owner === ROOT || (owner === null && ownUid() === ROOT));
  if (isForRoot) return ROOT;
  if (data.uid === ROOT || (owner !== null && owner !== data.uid)) throw misowned(folder, data);
  return data.uid;
}

/** Root may have a database elsewhere: it stays where it is, however wide or narrow DATA_DIR was opened since. */
async function findForRoot(folder: string, inside: Found | null): Promise<Found | null> {
  const home = await findOwnFolder(folder, await passwordIn(folder));
  const outside = home !== null && (await isDatabase(home)) ? await outsideAt(folder, home) : null;
  if (inside === null || inside.user === null) {
    if (home === null && (await isThere(noteIn(folder)))) throw databaseLost(folder);
    return outside;
  }
  if (inside.stranger !== null) {
    if (outside !== null) throw twoDatabases(folder, inside.stranger, outside.home);
    return inside;
  }
  if (await reaches(inside.user, folder)) return inside;
  if (outside === null) throw unreachableFor(folder, inside.user);
  return outside;
}

async function outsideAt(folder: string, home: string): Promise<Found> {
  const user = await accountOf((await ownerOf(join(home, 'postgres'))) ?? ROOT);
  if (user.uid === ROOT) throw misowned(home, user);
  return { folder, home, user, stranger: null };
}

/** Where no database is, nothing of a site may be either. */
async function refuseRemains(folder: string): Promise<void> {
  const uid = ownUid();
  if (uid !== ROOT && (await isThere(noteIn(folder)))) throw keptByRoot(folder, noteIn(folder));
  const owner = await ownerOf(join(folder, 'postgres-password'));
  if (owner !== null && uid !== null && owner !== uid) throw siteOf(folder, await accountOf(owner));
  if (await holdsRemains(folder)) throw databaseLost(folder);
}

/** The password of the database of a DATA_DIR; null if there is none. */
async function passwordIn(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a folder holds a whole PostgreSQL; a closed one is taken for it. */
const isDatabase = (folder: string) => isThere(join(folder, 'postgres/PG_VERSION'));

async function isThere(path: string): Promise<boolean> {
  return (await ownerOf(path).catch(() => ROOT)) !== null;
}

const isFull = async (folder: string) =>
  (await readdir(folder).catch((error: unknown) => (codeOf(error) === 'EACCES' ? [folder] : []))).length > 0;

/** The number of the account that a file or a folder belongs to; null if there is none. */
async function ownerOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).uid;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
