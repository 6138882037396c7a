import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveAssets } from '#server/platform/http/asset-archive';

const DAY = 86_400_000;
const premiere = new Date('2026-09-01T20:30:00+02:00').getTime();

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(house, { recursive: true }));

/** Starts a build that consists of one file and those of every build; tells what is served then. */
function start(build: string, days: number): string[] {
  const clientDir = join(house, build);
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  for (const name of [`app-${build}.js`, 'font-1.woff2'])
    writeFileSync(join(clientDir, 'assets', name), name);
  return readdirSync(archiveAssets(clientDir, house, new Date(premiere + days * DAY))).toSorted();
}

test('a build is served for 30 days after it was replaced, however long it ran before', () => {
  start('one', 0);
  expect(start('two', 100)).toEqual(['app-one.js', 'app-two.js', 'font-1.woff2']);
  expect(start('two', 129)).toContain('app-one.js');
  expect(start('two', 131)).toEqual(['app-two.js', 'font-1.woff2']);
});

test('of several former builds each has its 30 days', () => {
  start('one', 0);
  start('two', 10);
  start('three', 35);
  expect(start('three', 41)).toEqual(['app-three.js', 'app-two.js', 'font-1.woff2']);
});

test('a build that is read-only is copied by each start, and a copy that an earlier release left read-only stays', () => {
  const [clientDir, archive] = [join(house, 'sealed'), join(house, 'assets')];
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  mkdirSync(archive);
  for (const [name, text] of [
    ['app-1.js', 'rideau'],
    ['app-2.js', 'rideau'],
    ['app-3.js', 'rideau'],
  ] as const) {
    writeFileSync(join(clientDir, 'assets', name), text);
    chmodSync(join(clientDir, 'assets', name), 0o444);
  }
  writeFileSync(join(archive, 'app-1.js'), 'rideau');
  chmodSync(join(archive, 'app-1.js'), 0o444);
  // Of the right length, as a power cut leaves it.
  writeFileSync(join(archive, 'app-2.js'), '\0\0\0\0\0\0');
  chmodSync(join(archive, 'app-2.js'), 0o444);
  for (const days of [0, 1]) archiveAssets(clientDir, house, new Date(premiere + days * DAY));
  const copy = (name: string) => readFileSync(join(archive, name), 'utf8');
  expect(['app-1.js', 'app-2.js', 'app-3.js'].map(copy)).toEqual(['rideau', 'rideau', 'rideau']);
  const modes = ['app-1.js', 'app-2.js', 'app-3.js'].map(
    (name) => statSync(join(archive, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o444, 0o600, 0o600]);
  expect(readdirSync(archive)).toHaveLength(3);
});
