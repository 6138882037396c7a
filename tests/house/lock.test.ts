import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

const root = join(import.meta.dirname, '../..');
const manifest: { allowScripts: Record<string, boolean> } = readJson('package.json');
const { packages }: { packages: Record<string, LockedPackage> } = readJson('package-lock.json');
const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));

// Where npm finds no such binary, it writes the lock without them, and `npm ci` then refuses that lock.
test('the lock holds the binaries of every platform', () => {
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('every package that runs a script when installed was allowed to', () => {
  const withScript = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript === true);
  const allowed = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(new Set(allowed)).toEqual(new Set(Object.keys(manifest.allowScripts)));
});

function readJson(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
