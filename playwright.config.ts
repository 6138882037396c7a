import { defineConfig } from 'playwright/test';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.mjs';
import { withFonts } from './scripts/system-fonts.mjs';

const executablePath = findHeadlessChromium();

/** How long a page may take for one step on a machine that has much other work: how fast it is, the bench tells. */
const PATIENCE = 40_000;

/** Journeys in a real Chromium against the real, built server: one server and one database for each worker. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/fill-demo.ts',
  outputDir: 'test-results',
  workers: 2,
  // A second try keeps a busy machine from stopping everybody; who needed it is named at the end, and mended.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: PATIENCE },
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: PATIENCE,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // A page that is opened once or twice gains nothing by scripts that are kept translated.
      args: [...chromiumFlags, '--v8-cache-options=none'],
      env: withFonts(['dejavu', 'liberation']),
    },
  },
});
