import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Complaint, copyHouse, complaints, root, writeFile } from '../support/house-copy';

const product = ['common', 'mirror', 'worker', 'src', 'server'];
const files = ['README.md', ...[...product, 'tests'].flatMap((folder) => filesOf(folder))];

/** A thing of each kind that is there, as the lines that it took say it. */
const examples: Readonly<Record<string, RegExp>> = {
  'a noun': /sponsor|generationSchema/i,
  'a field': /generationSchema/,
  'a call': /readSponsor|\/api\/sponsors\/\{slug\}/,
  'a queued write': /createNews|'news'/,
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

/*
 * The new noun is `poster`, made from `sponsor`: the noun's own files are copied, and of the files that the table
 * names, the lines about sponsors. So nothing but the table says where these lines are.
 */
describe('a noun added to a copy by the table', () => {
  const ownPlaces = readOwnPlaces(read('ARCHITECTURE.md'));
  const own = files.filter((file) => /^(common|mirror|server)\/.*sponsor/.test(file) && !isApart(file));
  const places = (table.get('a noun') ?? [])
    .flatMap((name) => placesOf('a noun', name))
    .filter((file) => !own.includes(file));
  /** Where the lines begin that all others are asked for by. */
  const beginnings = new Set([
    'common/contract/feed/collection-names.ts',
    'common/contract/calls/endpoints.ts',
  ]);
  let copy: string;

  beforeAll(() => {
    copy = copyHouse(['common', 'mirror', 'server', 'tests/support'], projects);
    for (const file of own) writeFile(copy, renamed(file), renamed(read(file)));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('has its own files where the table says, and in each of these places', () => {
    expect(own.filter((file) => !ownPlaces.some((place) => place.test(file)))).toEqual([]);
    expect(ownPlaces.filter((place) => !own.some((file) => place.test(file)))).toEqual([]);
  });

  test('takes these files and no others', () => {
    const speaking = files.filter((file) => isOf(product, file) && /sponsor/i.test(read(file)));
    const unnamed = speaking.filter((file) => ![...own, ...places].includes(file) && !isApart(file));
    expect(unnamed).toEqual([]);
    expect({ own: own.length, lines: places.length }).toEqual({ own: 13, lines: 17 });
  });

  test('is complete for the compiler', async () => {
    for (const file of places) writeFile(copy, file, withPosters(file));
    expect(wrong(await complaints(copy, projects))).toEqual(new Set());
  });

  test('is asked for by the compiler where a line is left out', async () => {
    for (const file of places) writeFile(copy, file, beginnings.has(file) ? withPosters(file) : read(file));
    expect(wrong(await complaints(copy, projects))).toEqual(
      new Set([
        'common/contract/calls/poster-endpoints.ts',
        'common/contract/feed/collections.ts',
        'mirror/queries/poster-queries.ts',
        'server/projections.ts',
        'server/handlers.ts',
        // The table is missing in the schema.
        'server/content/poster/poster-repository.ts',
        'server/content/poster/poster-routes.ts',
        'server/content/poster/poster-change.ts',
        'tests/support/matrix-objects.ts',
      ]),
    );
  });
});

/*
 * What a text field takes where the noun has a description, besides a migration, the schema of the mirror, and the form and the
 * pages that show it.
 */
describe('a text field added to a copy of the description of partners', () => {
  const description = 'common/nouns/sponsor.ts';
  const all = {
    'server.json': { lib: ['ES2023'], include: ['server', 'tests/support/sponsor-draft.ts'] },
    'device.json': { lib: ['ES2023', 'WebWorker'], include: ['mirror', 'worker/queue/optimistic'] },
  };
  let copy: string;

  beforeAll(() => {
    copy = copyHouse(['common', 'mirror', 'worker', 'server', 'tests/support'], all);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const withField = (field: string) =>
    writeFile(copy, description, read(description).replace('fields: {', `$&\n    motto: { ${field} },`));

  test('takes no other line where a partner may have none', async () => {
    withField("kind: 'note', label: 'Devise', most: 100, none: 'null'");
    expect(wrong(await complaints(copy, all))).toEqual(new Set());
  });

  test('else it is asked for where partners are written by hand', async () => {
    withField("kind: 'line', label: 'Devise', required: 'La devise est obligatoire', most: 100");
    expect(wrong(await complaints(copy, all))).toEqual(
      new Set(['server/operation/demo/demo-sponsors.ts', 'tests/support/sponsor-draft.ts']),
    );
  });
});

/**
 * Screens and their addresses, the demo, and what only some nouns have: a page without JavaScript, uses of a preview image,
 * an import, writes that wait in the outbox.
 */
function isApart(file: string): boolean {
  return /^(src|worker|server\/(operation\/(demo|export|import)|content\/(page|preview-image)))\/|site\/links|rules\/lane|037-|041-/.test(
    file,
  );
}

/** The places that the table names for a noun's own files; a name that begins with `-` lies beside the one before. */
function readOwnPlaces(text: string): readonly RegExp[] {
  const [, cell = ''] = /^\| a noun +\|([^|]*)\|/m.exec(text) ?? [];
  let before = '';
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    const whole = name.startsWith('-') ? before.replace(/-[^-]*$/, name) : name;
    before = whole;
    const pattern = whole
      .replaceAll('<noun>', 'sponsor')
      .replace(/<(room|wing)>/, '\\w+')
      .replaceAll('…', '.*');
    return new RegExp(`^${pattern}\\.ts$`);
  });
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

function renamed(text: string): string {
  return text.replaceAll('sponsor', 'poster').replaceAll('Sponsor', 'Poster');
}

/** The file with each of its lines about sponsors repeated for posters. */
function withPosters(file: string): string {
  // The matrix uses a sponsor as the poster: only the lines with the names of the calls are new.
  const again = (line: string) =>
    file.startsWith('tests/')
      ? line.replace(/^( +(?:list|read|create|update|place|delete))Sponsor/, '$1Poster')
      : renamed(line);
  return read(file)
    .split('\n')
    .flatMap((line) => (again(line) === line ? [line] : [line, again(line)]))
    .join('\n');
}

const projects = {
  'server.json': {
    lib: ['ES2023'],
    include: [
      'server/**/poster*.ts',
      'server/handlers.ts',
      'server/projections.ts',
      'server/platform/feed',
      'server/platform/database/migrations/migrations.ts',
      'server/**/*.d.ts',
      'tests/support/matrix-objects.ts',
      'tests/support/database-server.ts',
      'tests/support/*.d.ts',
    ],
  },
  'mirror.json': { lib: ['ES2023', 'DOM'], include: ['mirror/queries/poster-*.ts'] },
};

const wrong = (said: readonly Complaint[]) => new Set(said.map(({ file }) => file));
