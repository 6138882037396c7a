import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.mjs';
import { withFonts } from './scripts/system-fonts.mjs';

const executablePath = findHeadlessChromium();

/** Milliseconds for one step of a page on a busy machine. Speed itself is measured by the bench. */
const PATIENCE = 40_000;

/**
 * Pages are opened once or twice, so that neither a cache of compiled scripts nor optimized code pays: a seventh of a
 * journey's work.
 */
const briefPages = ['--v8-cache-options=none', '--js-flags=--no-opt --no-maglev --max-lazy'];

const folder = join(import.meta.dirname, 'e2e');
const files = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
/** Files whose server no other file shares take longest: they come first, so that the last minutes keep every worker busy. */
const ownServer = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('freshServer('));

/** Journeys in a real Chromium against the real, built server: one server and one database for each worker. */
export default defineConfig({
  testDir: folder,
  projects: [
    { name: 'own server', testMatch: ownServer.map((file) => `**/${file}`) },
    {
      name: 'shared server',
      testMatch: '**/*.spec.ts',
      testIgnore: ownServer.map((file) => `**/${file}`),
    },
  ],
  globalSetup: './e2e/support/fill-demo.ts',
  outputDir: 'test-results',
  workers: 2,
  // A retry keeps a busy machine from failing the whole run; tests that needed one are listed at the end, to be fixed.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 300_000,
  expect: { timeout: PATIENCE },
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Drawing frames of animations takes a fifth of a journey's work; the soak runs with them.
    contextOptions: { reducedMotion: process.env['MOTION'] === '1' ? 'no-preference' : 'reduce' },
    actionTimeout: PATIENCE,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumFlags, ...briefPages],
      env: withFonts(['dejavu', 'liberation']),
    },
  },
});
