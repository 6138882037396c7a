import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { onPath } from './on-path.mjs';

/**
 * The Chromium that tests use: CHROMIUM_PATH, else one on the PATH, else Playwright's own.
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
 * Chromium's headless shell, which needs a sixth less work; if there is none, the other Chromium.
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
  return process.env['CHROMIUM_PATH'] ?? onPath('chromium-headless-shell') ?? findChromium();
}

/** Playwright's own list, repeated here: Chromium reads only the last `--disable-features`. */
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

/** The browser's own pages, drawn by each new window: half of what a journey's first second costs. */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process kept ready for the next site, which journeys never open. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** Flags of Chromium in tests: it may run as root, and makes no network requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...offByPlaywright, ...ownPages, spareProcess].join()}`,
];
