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

/** How tests start it: as root too, with nothing of its own going over the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
