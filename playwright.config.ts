import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { withFonts } from './scripts/system-fonts.mjs';

const executablePath = findChromium();

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
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumFlags],
      env: withFonts(['dejavu', 'liberation']),
    },
  },
});
