import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { engines } from './engines.mjs';
import { onPath } from './on-path.mjs';
import { run, runTool } from './run.mjs';
import { hasFont } from './system-fonts.mjs';

const needed = [
  { debianPackage: 'chromium', isThere: () => findChromium() !== undefined },
  { debianPackage: 'poppler-utils', isThere: () => onPath('pdftotext') !== undefined },
  { debianPackage: 'zbar-tools', isThere: () => onPath('zbarimg') !== undefined },
  { debianPackage: 'fonts-dejavu-core', isThere: () => hasFont('dejavu') },
  { debianPackage: 'fonts-liberation', isThere: () => hasFont('liberation') },
];

const isRoot = process.getuid?.() === 0;
const isDebian =
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Optional: journeys are faster with it. Debian has the package, its derivatives may not. */
const welcome = {
  debianPackage: 'chromium-headless-shell',
  isThere: () =>
    !isDebian ||
    process.env['CHROMIUM_PATH'] !== undefined ||
    onPath('chromium-headless-shell') !== undefined,
};

/**
 * Installs the programs that tests need (a browser, readers of PDF and QR, fonts) if they are missing.
 * @returns {string[]} the Debian names of those still missing
 */
export function ensureTestPrograms() {
  if (isRoot && onPath('apt-get')) installFromDebian(missingOf([...needed, welcome]));
  if (missingOf(needed).includes('chromium')) installPlaywrightChromium();
  return missingOf(needed);
}

/** Installs the engines besides Chromium that journeys run in, if they are missing: without them these are skipped. */
export function ensureEngines() {
  const missing = Object.values(engines).filter(({ isThere }) => !isThere());
  if (isRoot && onPath('apt-get')) installFromDebian(missing.flatMap(({ debianPackages }) => debianPackages));
}

/** @param {typeof needed} programs */
function missingOf(programs) {
  return programs.filter(({ isThere }) => !isThere()).map(({ debianPackage }) => debianPackage);
}

/** @param {string[]} packages installed one by one, so that one that does not exist does not prevent the others */
function installFromDebian(packages) {
  if (packages.length === 0) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-q', '-o', 'Acquire::Retries=3'];
  run('apt-get', ['update', ...options], quiet);
  for (const name of packages)
    run('apt-get', ['install', '-y', '--no-install-recommends', ...options, name], quiet);
}

function installPlaywrightChromium() {
  runTool('playwright/cli.js', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
}
