import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config';
import { unreadSettings } from '../../scripts/unread-settings.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, '.env'), text);

test('whoever writes settings into .env reads in one line that it is not read, and how it is', () => {
  write('SITE_URL="https://www.theatre.example"\nexport DATA_DIR=/srv/theatre\nCOMPOSE_FILE=x.yml\n');
  const said = unreadSettings(folder, {});
  expect(said).toMatch(/^Le fichier \.env n’est pas lu \(DATA_DIR, SITE_URL\) : .*is not read.*$/);
  expect(said).toContain('set -a; . ./.env; set +a');
});

test('nothing is said without such a file, without a setting in it, or where another program has handed it over', () => {
  expect(unreadSettings(folder, {})).toBeNull();
  write('COMPOSE_FILE=x.yml\n');
  expect(unreadSettings(folder, {})).toBeNull();
  write('SITE_URL="https://www.theatre.example"\nPORT=8081\n');
  expect(unreadSettings(folder, { SITE_URL: 'https://www.theatre.example', PORT: '8081' })).toBeNull();
  expect(unreadSettings(folder, { SITE_URL: 'https://www.theatre.example' })).toContain('(PORT)');
});

test('every setting that the server reads is known, but for those that the commands give', () => {
  const read = new Set<string>();
  const note = (_: object, name: string | symbol) => void read.add(String(name));
  readConfig(new Proxy<Record<string, string | undefined>>({}, { get: note }));
  const written = [...read].filter((name) => name !== 'DEMO' && name !== 'NODE_ENV');
  write(written.map((name) => `${name}=x\n`).join(''));
  expect(unreadSettings(folder, {})).toContain(`(${written.sort().join(', ')})`);
});
