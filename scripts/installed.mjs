import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { otherProcess } from './other-process.mjs';
import { root } from './project.mjs';

const installing = join(root, 'build/installing');

/** npm repeats a request that failed, but not a download that stopped in the middle: that ends the whole npm. */
const ATTEMPTS = 3;

/** Milliseconds without a byte before npm gives a download up: its own default of five minutes is too long here. */
const SILENCE = 60_000;

/**
 * Installs the packages of package-lock.json, unless they are installed already. An interrupted installation is
 * repeated: npm writes its own record of installed packages last, and that record is read here.
 * @param {boolean} [toBuild] false: what only tests and the build need may be missing, as after `npm ci --omit=dev`
 */
export async function ensureInstalled(toBuild = true) {
  // An npm whose parent was killed goes on; a second one at the same time would corrupt node_modules.
  await otherProcess(installing, 'Une installation est déjà en cours… / Another installation is running…');
  if (isInstalled(toBuild)) return;
  console.log('Installation des dépendances… / Installing dependencies…');
  for (let attempt = 1; !(await install()); attempt += 1) {
    if (attempt === ATTEMPTS) {
      throw new Error(
        "L'installation des dépendances a échoué : voir les lignes ci-dessus. / Installing dependencies failed: see above.",
      );
    }
    console.log("L'installation s'est interrompue, elle reprend… / The installation stopped, trying again…");
  }
}

/** Tells whether it ended well. What was downloaded before a failure is in npm's cache and is not downloaded again. */
async function install() {
  const { command, before } = npm();
  const options = ['--include=dev', '--no-audit', '--no-fund', `--fetch-timeout=${SILENCE}`, ...ownCache()];
  mkdirSync(join(root, 'build'), { recursive: true });
  // Before there is an npm, which would go on alone: an account that may not write here is told so, and nothing else.
  writeFileSync(installing, '');
  const child = spawn(command, [...before, 'ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && before.length === 0,
  });
  writeFileSync(installing, String(child.pid));
  const [code] = await once(child, 'exit');
  rmSync(installing, { force: true });
  return code === 0 && isInstalled();
}

/** Whether an installation of whatever release came to its end: npm removes the former one before it begins. */
export const wasInstalled = () => Object.keys(packagesIn('node_modules/.package-lock.json')).length > 0;

function isInstalled(toBuild = true) {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (!toBuild && entry.dev) || !isNeeded(entry) || present[path]?.version === entry.version,
  );
}

/**
 * npm leaves out an optional package that it could not download, and calls that a success. Those that name this kind of
 * machine are the native parts of others, without which nothing runs; they may also be missing from a copied folder.
 * @param {Entry} entry
 */
function isNeeded({ optional, devOptional, os, cpu, libc: libraries }) {
  if (!optional && !devOptional) return true;
  if (os === undefined && cpu === undefined) return false;
  return (
    fits(os, process.platform) &&
    fits(cpu, process.arch) &&
    (libraries === undefined || fits(libraries, libcHere()))
  );
}

/**
 * Whether a list such as `["linux"]` or `["!win32"]` allows a value, as npm reads it.
 * @param {string[]} list
 * @param {string} value
 */
function fits(list = [], value) {
  const allowed = list.filter((each) => !each.startsWith('!'));
  return !list.includes(`!${value}`) && (allowed.length === 0 || allowed.includes(value));
}

/** @type {string | undefined} */
let libc;

/** The C library that Node runs on, by npm's names; only Linux has a choice. Asked once: a report takes a while. */
const libcHere = () => (libc ??= findLibc());

function findLibc() {
  if (process.platform !== 'linux') return '';
  const report = /** @type {{header: {glibcVersionRuntime?: string}}} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * @typedef {{version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[]}} Entry
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packagesIn(file) {
  const text = readOrEmpty(join(root, file));
  return text === '' ? {} : JSON.parse(text).packages;
}

/** The npm that runs this script, if one does: the one on the PATH may be another. */
function npm() {
  const own = process.env['npm_execpath'];
  return own?.endsWith('npm-cli.js')
    ? { command: process.execPath, before: [own] }
    : { command: 'npm', before: [] };
}

/** npm caches downloads in the user's home; a service user may have none that is writable. */
function ownCache() {
  const cache = process.env['npm_config_cache'] ?? join(homedir(), '.npm');
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return [];
  } catch {
    return ['--cache', join(root, 'build/npm-cache')];
  }
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
