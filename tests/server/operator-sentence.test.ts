import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isDiskFull } from '#server/platform/process/disk-full';
import { NoPostgres } from '#server/platform/database/embedded/no-postgres';
import { migrate } from '#server/platform/database/migrate';
import { openDatabase } from '#server/platform/database/site-database';
import { createLog } from '#server/platform/process/log';
import { isLasting, operatorSentence } from '#server/operator-sentence';
import { type TestDatabase, openTestDatabase } from '../support/test-database';

const silent = createLog('error', () => undefined);
const going = new AbortController().signal;
let site: TestDatabase;
let folder: string;

beforeAll(async () => {
  site = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** What a start says that fails at its database. */
async function saidOf(databaseUrl: string | null, dataDir = folder): Promise<string> {
  const error: unknown = await openDatabase({ databaseUrl, dataDir, demo: false }, silent, going).then(
    ({ close }) => close(),
    (error: unknown) => error,
  );
  expect(isLasting(error)).toBe(true);
  return operatorSentence(error, {}) ?? `no sentence: ${String(error)}`;
}

const url = (change: (url: URL) => void) => {
  const url = new URL(inject('databaseServer').url);
  change(url);
  return url.href;
};

describe('a start that fails says in French and in English what to do', () => {
  test.each([
    ['with a wrong password', (url: URL) => (url.password = 'faux'), /mot de passe.*\n.*this password/],
    [
      'with a database that is not there',
      (url: URL) => (url.pathname = '/rideau'),
      /n’existe pas.*\n.*does not exist/,
    ],
    [
      'where it asks a PostgreSQL without certificate for encryption',
      (url: URL) => (url.search = '?sslmode=verify-full'),
      /chiffrée.*\n.*encrypted/,
    ],
    [
      'with a certificate that is not there',
      (url: URL) => (url.search = '?sslrootcert=/nowhere/ca.pem'),
      /\/nowhere\/ca.pem : .*\n.*nothing/,
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await saidOf(url(change))).toMatch(sentence);
  });

  test('with a database that a newer program has used', async () => {
    await sql`insert into kysely_migration values ('999-tomorrow', '2030-01-01')`.execute(site.database);
    expect(await saidOf(site.url)).toMatch(/version plus récente .*999-tomorrow.*\nA newer version/);
    await sql`delete from kysely_migration where name = '999-tomorrow'`.execute(site.database);
    await migrate(site.database);
  });

  test('with a file in the place of DATA_DIR', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await saidOf(null, file)).toMatch(/file : ce n’est pas un dossier.*\n.*no folder/);
    expect(await saidOf(null, join(file, 'data'))).toMatch(/ce n’est pas un dossier.*\n.*no folder/);
  });

  test.skipIf(process.getuid?.() === 0)('with a DATA_DIR that cannot be written to', async () => {
    const place = mkdtempSync(join(folder, 'read-only-'));
    chmodSync(place, 0o500);
    expect(await saidOf(null, place)).toMatch(/pas le droit.*\n.*may not/);
  });
});

test('a full disk is told as such, whether Node or PostgreSQL met it, and a later start may go better', () => {
  const ofNode = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const ofPostgres = Object.assign(new Error('could not extend file'), { code: '53100' });
  const ofProgram = new Error('initdb ended with 1:\nFATAL: could not write file: No space left on device');
  for (const error of [ofNode, ofPostgres, new Error('Migration', { cause: ofProgram })]) {
    expect(operatorSentence(error, { DATA_DIR: '/srv/theatre' })).toMatch(
      /^Le disque de DATA_DIR \(\/srv\/theatre\).* est plein.*\nThe disk of DATA_DIR .* is full/,
    );
    expect(isLasting(error)).toBe(false);
  }
});

test('a machine that is not there is named, and may be there later', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND db.invalid'), { code: 'ENOTFOUND' });
  expect(operatorSentence(error, {})).toMatch(/hors d’atteinte.*db.invalid.*\n.*out of reach.*db.invalid/);
  expect(isLasting(error)).toBe(false);
});

test('a PostgreSQL of its own that cannot run is told with its reason', () => {
  const error = new NoPostgres('PostgreSQL n’a pas démarré.', 'PostgreSQL did not start.');
  expect(operatorSentence(error, {})).toBe('PostgreSQL n’a pas démarré.\nPostgreSQL did not start.');
});

const refused = (address: string) =>
  Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), { code: 'ECONNREFUSED' });

test.each([
  ['one', refused('127.0.0.1'), '(connect ECONNREFUSED 127.0.0.1:5432)'],
  [
    'a name with several',
    Object.assign(new AggregateError([refused('::1'), refused('127.0.0.1')]), { code: 'ECONNREFUSED' }),
    '(connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432)',
  ],
])('a database away from %s address is told in words, and a later start may find it', (_, error, detail) => {
  const sentence = operatorSentence(error, {});
  expect(sentence).toMatch(
    /hors d’atteinte : rien n’écoute à cette adresse .*\n.*out of reach: nothing listens/,
  );
  expect(sentence).toContain(detail);
  expect(isLasting(error)).toBe(false);
});

test('other failures are left to themselves', () => {
  expect(isDiskFull('autre chose')).toBe(false);
  expect(operatorSentence(new Error('could not bind'), {})).toBeNull();
  expect(operatorSentence('autre chose', {})).toBeNull();
});
