import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fetchOldChromium, oldChromiums } from './old-chromium.mjs';
import { root } from './project.mjs';
import { startLogged } from './run-logged.mjs';
import { outcomesOfJourneys, outcomesOfTests } from './soak-outcomes.mjs';
import { toldByLog } from './test-failures.mjs';

/** @typedef {import('./soak-outcomes.d.mts').Outcome} Outcome */
/** @typedef {{outcomes: Promise<Outcome[]>, interrupt(): void}} Round `interrupt`: ends it early, keeps what ran */

const folder = join(root, 'build/reports/soak');

/** The parts of the soak; each starts a numbered round. */
export const rounds = { tests, properties, worlds, journeys, browsers, production };

/**
 * The tests of the projects page and unit, whose outcome may depend on the load or on the order of the files.
 * @param {number} number
 * @param {string[]} names what the files' names contain
 * @returns {Round}
 */
function tests(number, names) {
  const isAny = testFiles().some((file) => names.some((name) => file.includes(name)));
  if (names.length > 0 && !isAny) throw new Error(`No test is called ${names.join(' or ')}.`);
  const seed = newSeed();
  const options = ['--project=page', '--project=unit', '--sequence.shuffle.files', `--sequence.seed=${seed}`];
  return vitestRound(
    `tests-${number}`,
    [...options, ...names],
    {},
    () => `npx vitest run ${[...options, ...names].join(' ')}`,
  );
}

/**
 * @param {number} number
 * @param {string[]} names what the files' names contain
 * @returns {Round}
 */
function properties(number, names) {
  const seed = String(newSeed());
  const files = propertyFiles().filter(
    (file) => names.length === 0 || names.some((name) => file.includes(name)),
  );
  if (files.length === 0) throw new Error(`No file with properties is called ${names.join(' or ')}.`);
  return vitestRound(
    `properties-${number}`,
    files,
    { PROPERTY_SEED: seed },
    (file) => `PROPERTY_SEED=${seed} npx vitest run ${file}`,
  );
}

const worldFiles = [
  'tests/world/world.test.ts',
  'tests/world/counter-world.test.ts',
  'tests/world/real-world.test.ts',
  'tests/world/days.test.ts',
  'tests/server/platform/feed/feed.test.ts',
];
/** Of each kind, news and counter. Evenings with the model server take a second or two, those with the real one several times as long. */
const EVENINGS = 12;
const REAL_EVENINGS = 5;
/** The number of steps, more than in the ordinary tests. */
const STEPS = 300;

/**
 * One run for each processor, with seeds of its own, since the evenings of one file run one after the other.
 * @param {number} number
 * @param {string[]} names
 * @returns {Round}
 */
function worlds(number, names) {
  const files = worldFiles.filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
  if (files.length === 0) throw new Error(`No world is called ${names.join(' or ')}.`);
  const runs = Array.from({ length: availableParallelism() }, (_, rank) =>
    worldRun(`worlds-${number}-${rank + 1}`, files),
  );
  const outcomes = Promise.all(runs.map((run) => run.outcomes)).then((each) => each.flat());
  return { outcomes, interrupt: () => {} };
}

/**
 * @param {string} name
 * @param {string[]} files
 * @returns {Round}
 */
function worldRun(name, files) {
  const env = {
    SEED: newSeeds(EVENINGS),
    COUNTER_SEED: newSeeds(EVENINGS),
    REAL_SEED: newSeeds(REAL_EVENINGS),
    DAYS_SEED: newSeeds(EVENINGS),
    REAL_DAYS_SEED: newSeeds(REAL_EVENINGS),
    STEPS: String(STEPS),
    FEED_SEED: String(newSeed()),
    FEED_SEEDS: String(REAL_EVENINGS),
    VITEST_MAX_WORKERS: '1',
  };
  return vitestRound(name, files, env, (file, test) => {
    const seed = /\b\d{6,}\b/.exec(test)?.[0] ?? '';
    if (file.includes('feed')) return `FEED_SEED=${seed} FEED_SEEDS=1 npx vitest run ${file}`;
    return `STEPS=${STEPS} SEED=${seed} npx vitest run ${file}`;
  });
}

/** Milliseconds for a journey: beside busy processes it takes several times as long as alone. */
const PATIENCE = 300_000;

/**
 * Runs without retries, which would hide unsteady journeys.
 * @param {number} number
 * @param {string[]} names
 * @returns {Round}
 */
function journeys(number, names) {
  return journeysOf(`journeys-${number}`, names, {});
}

/** Journeys through what most people do. */
const mainWays = [
  'older-browsers',
  'front-door',
  'news-archive',
  'library',
  'booking.spec',
  'door-by-name',
  'news-desk',
];

/**
 * Runs in real Chromiums of before, one after the other.
 * @param {number} number
 * @param {string[]} names
 * @returns {Round}
 */
function browsers(number, names) {
  const version = oldChromiums[(number - 1) % oldChromiums.length] ?? '';
  /** @type {Round | undefined} */
  let round;
  const outcomes = fetchOldChromium(version).then((program) => {
    if (program !== undefined) {
      const chosen = names.length === 0 ? mainWays : names;
      round = journeysOf(`browsers-${version}-${number}`, chosen, { CHROMIUM_PATH: program });
      return round.outcomes;
    }
    console.log(`Chromium ${version} is not to be had here (Linux on x64, and the npm registry): left out.`);
    return [];
  });
  return { outcomes, interrupt: () => round?.interrupt() };
}

/**
 * A site in production, under an account made for it where this is root; its database is its own one, or an external one.
 * @param {number} number
 * @returns {Round}
 */
function production(number) {
  return journeysOf(`production-${number}`, ['production.spec', 'production-first-work.spec'], {
    PRODUCTION: number % 2 === 1 ? 'own' : 'external',
  });
}

/**
 * @param {string} name
 * @param {string[]} names
 * @param {Record<string, string>} env
 * @returns {Round}
 */
function journeysOf(name, names, env) {
  const traces = join(folder, name);
  const options = ['--retries=0', `--timeout=${PATIENCE}`, '--trace=retain-on-failure', `--output=${traces}`];
  const args = ['test', ...options, '--reporter=list,json,./scripts/journeys-progress.mjs', ...names];
  const report = join(folder, `${name}.json`);
  const log = join(folder, `${name}.log`);
  const run = startLogged('playwright/cli.js', args, {
    log,
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      EVERY_JOURNEY: '1',
      MOTION: '1',
      SHORT_SESSIONS: '1',
      ...env,
    },
  });
  const outcomes = run.ended.then((ended) =>
    orFallen(name, outcomesOfJourneys(readReport(report)), ended || run.isInterrupted(), log),
  );
  return { outcomes, interrupt: run.interrupt };
}

/**
 * A round is short: it is not interrupted when the time is over.
 * @param {string} name
 * @param {string[]} args which files, and how
 * @param {Record<string, string>} env
 * @param {(file: string, test: string) => string} again
 * @returns {Round}
 */
function vitestRound(name, args, env, again) {
  const report = join(folder, `${name}.json`);
  const log = join(folder, `${name}.log`);
  const reporters = ['default', 'json', './scripts/vitest-progress.mjs'].map((each) => `--reporter=${each}`);
  const whole = ['run', ...reporters, `--outputFile.json=${report}`, ...args];
  const { ended } = startLogged('vitest/vitest.mjs', whole, { log, env });
  const outcomes = ended.then((well) =>
    orFallen(name, outcomesOfTests(readReport(report), again), well, log),
  );
  return { outcomes, interrupt: () => {} };
}

/**
 * @param {string} name
 * @param {Outcome[]} outcomes
 * @param {boolean} ended whether the runner succeeded
 * @param {string} log
 * @returns {Outcome[]} with the runner itself, if it failed without a failed test
 */
function orFallen(name, outcomes, ended, log) {
  if (ended || outcomes.some(({ failure }) => failure !== undefined)) return outcomes;
  return [...outcomes, { test: name, failure: toldByLog(name, readFileSync(log, 'utf8')), again: log }];
}

/** @param {number} count */
function newSeeds(count) {
  return Array.from({ length: count }, newSeed).join(',');
}

/** Six digits or more, longer than any other number in a test's name. */
function newSeed() {
  return randomInt(100_000, 2 ** 31);
}

/** @returns {string[]} */
function propertyFiles() {
  return testFiles().filter((file) => readFileSync(join(root, file), 'utf8').includes('support/properties'));
}

/** @returns {string[]} */
function testFiles() {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`);
}

/** @param {string} report */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8').replaceAll(`${root}/`, ''));
  } catch {
    return {};
  }
}

/** Deletes the results of the previous soak. */
export function sweepRounds() {
  rmSync(folder, { recursive: true, force: true });
}
