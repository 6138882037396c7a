import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { onPath } from './on-path.mjs';

/**
 * The Chromium that tests drive: CHROMIUM_PATH, else one on the PATH, else Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const own = chromium.executablePath();
  return (
    process.env['CHROMIUM_PATH'] ?? names.map(onPath).find(Boolean) ?? (existsSync(own) ? own : undefined)
  );
}

/**
 * The same Chromium without windows of its own, which takes a sixth less work; where there is none, the other. It does not
 * mark the folder of a lasting browser as taken.
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
  return process.env['CHROMIUM_PATH'] ?? onPath('chromium-headless-shell') ?? findChromium();
}

/** Playwright's own list: Chromium reads the last `--disable-features` alone. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own that each new window would draw: half of what a journey's first second costs. */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How tests start it: as root too, with nothing of its own going over the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...offByPlaywright, ...ownPages].join()}`,
];
