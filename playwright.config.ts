import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.mjs';
import type { engines } from './scripts/engines.mjs';
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
const sharedServer = files.filter((file) => !ownServer.includes(file));

/**
 * Journeys of people who stay for long, whose sessions are renewed while they act: an access token is good for as long as a
 * few steps take. In the soak all are.
 */
const hasty = new Set([
  'booking-office',
  'counter',
  'counter-offline',
  'door',
  'free-tickets',
  'news-desk',
  'news-offline',
  'piece-desk',
  'profile',
  'session',
  'show-desk',
  'users',
  'volunteer-afternoon',
  'waiting-photos',
]);
const spans = { accessToken: 5_000 };
const isHasty = (file: string) =>
  process.env['SHORT_SESSIONS'] === '1' || hasty.has(file.replace(/\.spec\.ts$/, ''));
const project = (name: string, chosen: readonly string[], use = {}) => ({
  name,
  testMatch: chosen.map((file) => join(folder, file)),
  use,
});

type Engine = keyof typeof engines;

/** The same journeys in each engine besides Chromium; in the soak, and where an engine is named, more of them. */
const inEngine = (engine: Engine) => ({
  name: engine,
  testMatch: join(folder, 'engines/*.spec.ts'),
  grepInvert: [
    ...(process.env['EVERY_JOURNEY'] === '1' ? [] : [/@soak/]),
    ...(engine === 'webkit' ? [] : [/@webkit/]),
  ],
  use: { engine },
});

/** Journeys in real browsers against the real, built server: one server and one database for each worker. */
export default defineConfig<object, { readonly engine: Engine }>({
  testDir: folder,
  projects: [
    project(
      'own server',
      ownServer.filter((file) => !isHasty(file)),
    ),
    project('own server, short sessions', ownServer.filter(isHasty), { spans }),
    project('short sessions', sharedServer.filter(isHasty), { spans }),
    project(
      'shared server',
      sharedServer.filter((file) => !isHasty(file)),
    ),
    inEngine('webkit'),
    inEngine('firefox'),
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
