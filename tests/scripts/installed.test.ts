import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const scripts = join(import.meta.dirname, '../../scripts');
const lock = (version: string) =>
  JSON.stringify({ packages: { '': { name: 'house' }, 'node_modules/curtain': { version } } });

// Replaces npm: records that it was called, waits for permission if a test wants that, stops in the middle of as many
// calls as a test wants, then installs the lock.
const fakeNpm = `
  import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/curtain', { recursive: true });
  while (existsSync('hold')) await new Promise((resolve) => setTimeout(resolve, 20));
  const stops = existsSync('stops') ? Number(readFileSync('stops', 'utf8')) : 0;
  if (readFileSync('calls', 'utf8').trimEnd().split('\\n').length <= stops) process.exit(7);
  cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  cpSync(scripts, join(house, 'scripts'), { recursive: true });
  mkdirSync(join(house, 'npm'));
  writeFileSync(join(house, 'npm/npm-cli.js'), fakeNpm);
  writeFileSync(join(house, 'package.json'), '{"type":"module"}');
  writeFileSync(join(house, 'package-lock.json'), lock('1.0.0'));
  writeFileSync(join(house, 'run.mjs'), "await (await import('./scripts/installed.mjs')).ensureInstalled();");
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

describe('the installation before a start', () => {
  test('happens on a fresh clone, development tools included', async () => {
    expect(await ended(start())).toBe(0);
    expect(calls()).toEqual([expect.stringContaining('ci --include=dev')]);
  });

  test('keeps its downloads in the project where there is no home to write to', async () => {
    await ended(start({ npm_config_cache: join(house, 'package.json/cache') }));
    expect(calls()).toEqual([expect.stringContaining(`--cache ${join(house, 'build/npm-cache')}`)]);
  });

  test('does not happen again while the lock stays the same', async () => {
    await ended(start());
    expect(await ended(start())).toBe(0);
    expect(calls()).toHaveLength(1);
  });

  test('happens again when the lock changed', async () => {
    await ended(start());
    writeFileSync(join(house, 'package-lock.json'), lock('2.0.0'));
    await ended(start());
    expect(calls()).toHaveLength(2);
  });

  test('happens again when something removed a part of it', async () => {
    await ended(start());
    rmSync(join(house, 'node_modules/.package-lock.json'));
    await ended(start());
    expect(calls()).toHaveLength(2);
  });

  test.each([
    [
      'is repeated when it lacks a native package of this machine',
      { os: [process.platform], cpu: [process.arch] },
      2,
    ],
    ['is repeated when it lacks one that other machines than this do not get', { os: ['!plan9'] }, 2],
    ['is complete without a native package of another machine', { os: ['plan9'], cpu: [process.arch] }, 1],
    ['is complete without what this machine alone is left out of', { os: [`!${process.platform}`] }, 1],
    [
      'is complete without a native package for another C library',
      { os: [process.platform], libc: ['plan9'] },
      1,
    ],
    ['is complete without an optional package that is not native', {}, 1],
  ])('%s', async (_, machine, installations) => {
    await ended(start());
    const { packages } = JSON.parse(lock('1.0.0'));
    const native = { version: '1.0.0', optional: true, ...machine };
    const whole = { packages: { ...packages, 'node_modules/curtain-native': native } };
    writeFileSync(join(house, 'package-lock.json'), JSON.stringify(whole));
    expect(await ended(start())).toBe(0);
    expect(calls()).toHaveLength(installations);
  });

  test.each([
    ['is complete without what only the build and tests need, once the site is built', 'false', 1],
    ['is repeated without it, before it is built', '', 2],
  ])('%s', async (_, toBuild, installations) => {
    await ended(start());
    const { packages } = JSON.parse(lock('1.0.0'));
    const whole = { packages: { ...packages, 'node_modules/paint': { version: '1.0.0', dev: true } } };
    writeFileSync(join(house, 'package-lock.json'), JSON.stringify(whole));
    writeFileSync(
      join(house, 'run.mjs'),
      `await (await import('./scripts/installed.mjs')).ensureInstalled(${toBuild});`,
    );
    expect(await ended(start())).toBe(0);
    expect(calls()).toHaveLength(installations);
  });

  test('does not begin where this account may not write: no npm goes on after what is said of it', async () => {
    mkdirSync(join(house, 'build/installing'), { recursive: true });
    const refused = start();
    // Once nobody holds its output any more, not even a child.
    const [status] = await once(refused, 'close');
    expect(status).not.toBe(0);
    expect(calls()).toEqual([]);
  });

  test('is waited for when a start was killed and its npm went on', async () => {
    writeFileSync(join(house, 'hold'), '');
    const killed = start();
    await until(() => existsSync(join(house, 'build/installing')) && calls().length === 1);
    killed.kill('SIGKILL');
    await ended(killed);
    const second = start();
    await said(second, 'Another installation is running');
    rmSync(join(house, 'hold'));
    expect(await ended(second)).toBe(0);
    expect(calls()).toHaveLength(1);
  });

  test('is tried again when a download stopped in the middle', async () => {
    writeFileSync(join(house, 'stops'), '1');
    expect(await ended(start())).toBe(0);
    expect(calls()).toHaveLength(2);
  });

  test('says so and ends with 1 when npm fails three times', async () => {
    writeFileSync(join(house, 'stops'), '3');
    const failing = start();
    await said(failing, 'Installing dependencies failed');
    expect(await ended(failing)).toBe(1);
    expect(calls()).toHaveLength(3);
  });
});

function start(settings: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = { ...process.env, npm_execpath: join(house, 'npm/npm-cli.js'), ...settings };
  return spawn(process.execPath, ['run.mjs'], { cwd: house, env });
}

async function ended(child: ChildProcess): Promise<number | null> {
  child.stdout?.resume();
  child.stderr?.resume();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function said(child: ChildProcess, words: string): Promise<void> {
  let heard = '';
  child.stdout?.on('data', (chunk) => (heard += chunk));
  child.stderr?.on('data', (chunk) => (heard += chunk));
  await until(() => heard.includes(words));
}

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition).toBe(true);
}

function calls(): string[] {
  const file = join(house, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}
