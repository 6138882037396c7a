import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'precache-'));
  cpSync(join(import.meta.dirname, '../../scripts'), join(house, 'scripts'), { recursive: true });
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

describe('what the service worker stores', () => {
  test('is fine when each address is a file of the build', () => {
    build({ 'index.html': '<!doctype html>', 'assets/page-a1.js': 'start()' });
    expect(check(['index.html', 'assets/page-a1.js'])).toMatchObject({ status: 0, stderr: '' });
  });

  test('may not be nothing', () => {
    build({});
    expect(check([]).stderr).toContain('stores nothing');
  });

  test('names the address that stands twice', () => {
    build({ 'icon.svg': '<svg/>' });
    expect(check(['icon.svg', 'icon.svg']).stderr).toContain('Stored twice by the service worker: icon.svg');
  });

  test('names the address that was not built', () => {
    build({ 'index.html': '<!doctype html>' });
    expect(check(['index.html', 'assets/gone.js']).stderr).toContain('but not built: assets/gone.js');
  });

  test.each(['assets/sponsors-b2.js', 'counter.svg', 'pictures/share-button.svg', 'ads/wall.svg'])(
    'has no name by which blockers would keep %s away',
    (name) => {
      build({ [name]: '' });
      expect(check([name]).stderr).toContain(`Kept away by blockers, for its name: ${name}`);
    },
  );

  test('weighs at most 768 KiB as it travels', () => {
    build({ 'small.js': 'a'.repeat(3_000_000), 'small.js.br': 'a', 'heavy.js': randomBytes(1_100_000) });
    expect(check(['small.js'])).toMatchObject({ status: 0 });
    expect(check(['small.js', 'heavy.js']).stderr).toMatch(/stores \d+ bytes; 786432 are allowed/);
  });

  test('may weigh more where only the desk stores it, if it was built', () => {
    build({ 'page.js': 'start()', 'heavy.js': randomBytes(1_100_000) });
    expect(check(['page.js'], ['heavy.js'])).toMatchObject({ status: 0 });
    expect(check(['page.js'], ['gone.js']).stderr).toContain('but not built: gone.js');
  });
});

function build(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(house, 'build/client', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function check(urls: readonly string[], deskUrls: readonly string[] = []) {
  const list = JSON.stringify([
    ...urls.map((url) => ({ revision: null, url })),
    ...deskUrls.map((url) => ({ revision: null, url, desk: true })),
  ]);
  build({ 'service.js': `(function(){store(${list})})()` });
  const run = "(await import('./scripts/check-precache.mjs')).checkPrecache();";
  return spawnSync(process.execPath, ['--input-type=module', '-e', run], { cwd: house, encoding: 'utf8' });
}
