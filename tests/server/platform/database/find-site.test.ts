import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { findSite } from '#server/platform/database/embedded/find-site';
import { keep, kept } from '../../../support/kept-words';

const isRoot = process.getuid?.() === 0;
const homes: string[] = [];
let house: string;
let dataDir: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  chmodSync(house, 0o711);
  dataDir = join(house, 'data');
});
afterEach(() => {
  for (const folder of [house, ...homes.splice(0)]) rmSync(folder, { recursive: true, force: true });
});

/** Runs a site for a moment. */
async function run(folder: string, work: (url: string) => Promise<unknown> = async () => undefined) {
  const embedded = await startEmbedded(folder);
  const home = dirname(embedded.folder);
  if (!home.startsWith(house)) homes.push(home);
  try {
    return { home, result: await work(embedded.url) };
  } finally {
    await embedded.stop();
  }
}
const wordsIn = async (folder: string) => (await run(folder, kept)).result;

describe('where a command asks for a site', () => {
  test('nothing is made where there is none, not even the folder', async () => {
    expect(await findSite(dataDir)).toBeNull();
    mkdirSync(dataDir);
    expect(await findSite(dataDir)).toBeNull();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('it is found by each name of its folder', async () => {
    await run(dataDir, (url) => keep(url, 'rideau'));
    const link = join(house, 'link');
    symlinkSync(dataDir, link);
    expect(await findSite(link)).toEqual(await findSite(dataDir));
    await run(dataDir, () => expect(startEmbedded(link)).rejects.toThrow(/Un autre serveur/));
    expect(await wordsIn(link)).toEqual(['rideau']);
  });
});

describe('a folder with the remains of a site', () => {
  test.each(['files', 'assets'])('is not begun anew: %s without a database', async (name) => {
    mkdirSync(join(dataDir, name), { recursive: true });
    writeFileSync(join(dataDir, name, 'affiche.webp'), '');
    await expect(startEmbedded(dataDir)).rejects.toThrow(
      /sa base n’y est pas.*\n.*its database is not there/,
    );
    expect(readdirSync(dataDir)).toEqual([name]);
  });

  test('of a first start that had no database yet is begun', async () => {
    mkdirSync(join(dataDir, 'files'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres-password'), 'rideau');
    await run(dataDir, (url) => keep(url, 'rideau'));
    expect(await wordsIn(dataDir)).toEqual(['rideau']);
  });
});

test('a copy of a site that runs has a database of its own', async () => {
  const first = join(dataDir, 'postgres-before');
  const original = await startEmbedded(first);
  await keep(original.url, 'rideau');
  // Node's own copying would give PostgreSQL's files to root.
  execFileSync('cp', ['-a', join(first, 'postgres'), join(first, 'postgres-password'), dataDir]);
  const copy = await startEmbedded(dataDir);
  expect(copy.adopted).toBe(false);
  await keep(copy.url, 'copie');
  expect(await kept(original.url)).toEqual(['rideau']);
  await Promise.all([copy.stop(), original.stop()]);
});

describe.runIf(isRoot)('a site whose database root keeps elsewhere', () => {
  let home: string;
  beforeEach(async () => {
    chmodSync(house, 0o700);
    ({ home } = await run(dataDir, (url) => keep(url, 'rideau')));
  });

  test('is found without the note that says where', async () => {
    expect(home.startsWith(house)).toBe(false);
    rmSync(join(dataDir, 'postgres-is-at.txt'));
    expect(await wordsIn(dataDir)).toEqual(['rideau']);
  });

  test('is found where its folder was moved, twice, and without the note', async () => {
    for (const name of ['second', 'third']) {
      const moved = join(house, name);
      renameSync(existsSync(dataDir) ? dataDir : join(house, 'second'), moved);
      expect(await wordsIn(moved)).toEqual(['rideau']);
      rmSync(join(moved, 'postgres-is-at.txt'));
      expect(await wordsIn(moved)).toEqual(['rideau']);
    }
  });

  test('is left to the original by a copy, which is told', async () => {
    const copy = join(house, 'copy');
    cpSync(dataDir, copy, { recursive: true });
    await expect(startEmbedded(copy)).rejects.toThrow(/est une copie de .*\n.*is a copy of/);
    rmSync(join(copy, 'postgres-is-at.txt'));
    await expect(startEmbedded(copy)).rejects.toThrow(/est une copie de .*\n.*is a copy of/);
    expect(await wordsIn(dataDir)).toEqual(['rideau']);
  });

  test('is the same where its folder was opened since', async () => {
    chmodSync(house, 0o711);
    expect(await wordsIn(dataDir)).toEqual(['rideau']);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  test('is told to be lost where the folder went to another machine', async () => {
    rmSync(home, { recursive: true });
    await expect(startEmbedded(dataDir)).rejects.toThrow(/sa base n’y est pas/);
  });
});

test.runIf(isRoot)(
  'a database that PostgreSQL’s account reaches no more is not begun anew elsewhere',
  async () => {
    await run(dataDir, (url) => keep(url, 'rideau'));
    chmodSync(house, 0o700);
    await expect(startEmbedded(dataDir)).rejects.toThrow(/n’entre plus.*\n.*can no longer enter/);
    chmodSync(house, 0o711);
    expect(await wordsIn(dataDir)).toEqual(['rideau']);
  },
);
