import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const product = ['common', 'mirror', 'worker', 'src', 'server'];
const files = ['README.md', ...[...product, 'tests'].flatMap((folder) => filesOf(folder))];

/** A thing of each kind that is there, as the lines that it took say it. */
const examples: Readonly<Record<string, RegExp>> = {
  'a noun': /sponsor|generationSchema/i,
  'a field': /generationSchema/,
  'a call': /readSponsor|\/api\/sponsors\/\{slug\}/,
  'a queued write': /createNews/,
  'a screen': /seasons/,
  'a role': /ROLE_BILLETTERIE|'billetterie'/,
  'an error': /price-changed/,
  'a verdict': /BLOQUE/,
  'a job': /bookingThanks|booking-thanks/,
  'a mail': /booking-waiting/,
};

/** What each row of the table names: files by the beginning of their names. */
const table = readTable();

describe('the table of what is added where', () => {
  test('has a row for each kind of thing', () => {
    expect([...table.keys()]).toEqual(Object.keys(examples));
  });

  const named = [...table].flatMap(([kind, names]) => names.map((name) => [kind, name] as const));
  test.each(named)('is right that %s takes a line in %s', (kind, name) => {
    expect(placesOf(kind, name)).not.toEqual([]);
  });
});

test('a noun takes its own files, lines in those of the table, and none elsewhere', () => {
  const own = files.filter((file) => /^(common|mirror|server)\/.*sponsor/.test(file) && !isApart(file));
  const places = (table.get('a noun') ?? []).flatMap((name) => placesOf('a noun', name));
  const speaking = files.filter((file) => isOf(product, file) && /sponsor/i.test(read(file)));
  expect(speaking.filter((file) => ![...own, ...places].includes(file) && !isApart(file))).toEqual([]);
  expect({ own: own.length, lines: places.length }).toEqual({ own: 7, lines: 12 });
});

/** Screens, the demo, and what only some nouns have: a page without JavaScript, uses of a miniature. */
function isApart(file: string): boolean {
  return /^(src|server\/(demo|page|preview-image))\/|037-miniatures/.test(file);
}

function isOf(folders: readonly string[], file: string): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`));
}

function readTable(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const rows = (text.split('## Adding')[1]?.split('\n## ')[0] ?? '').matchAll(
    /^\| (an? .+?) +\|.*?\| (.*)\|$/gm,
  );
  return new Map(
    [...rows].map(([, kind = '', lines = '']) => {
      const named = lines.replace(/\(.*?\)/g, '').matchAll(/`([^`]+)`/g);
      return [kind, [...named].flatMap(([, name]) => name ?? [])];
    }),
  );
}

/** The files of this name (`…`: anything) that hold the example's lines. */
function placesOf(kind: string, name: string): readonly string[] {
  const pattern = new RegExp(`^${name.replace('.', '\\.').replace('…', '.*')}\\.(ts|tsx|md)$`);
  return files.filter((file) => pattern.test(basename(file)) && examples[kind]?.test(read(file)));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
