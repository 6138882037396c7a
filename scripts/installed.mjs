import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './project.mjs';

const installing = join(root, 'build/installing');

/** After this time the process id in the file is presumed to be another process's. */
const LONGEST_INSTALLATION = 15 * 60_000;

/** npm repeats a request that failed, but not a download that stopped in the middle: that ends the whole npm. */
const ATTEMPTS = 3;

/** Milliseconds without a byte before npm gives a download up: its own default of five minutes is too long here. */
const SILENCE = 60_000;

/**
 * Installs the packages of package-lock.json, unless they are installed already. An interrupted installation is
 * repeated: npm writes its own record of installed packages last, and that record is read here.
 */
export async function ensureInstalled() {
  await otherInstallation();
  if (isInstalled()) return;
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
  const child = spawn(command, [...before, 'ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && before.length === 0,
  });
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(installing, String(child.pid));
  const [code] = await once(child, 'exit');
  rmSync(installing, { force: true });
  return code === 0 && isInstalled();
}

/** An npm whose parent was killed continues; a second one at the same time would corrupt node_modules. */
async function otherInstallation() {
  const pid = Number(readOrEmpty(installing));
  const since = statSync(installing, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const goesOn = () => isAlive(pid) && Date.now() - since < LONGEST_INSTALLATION;
  if (!goesOn()) return;
  console.log('Une installation est déjà en cours… / Another installation is running…');
  while (goesOn()) await wait(500);
}

function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || !isNeeded(entry) || present[path]?.version === entry.version,
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
 * @typedef {{version?: string, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[]}} Entry
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

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
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
