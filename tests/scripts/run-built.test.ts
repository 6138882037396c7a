import { type SpawnSyncReturns, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whyNotBuilt } from '../../scripts/run-built.mjs';

test('an account that may not write where the site is to be built reads who builds it', () => {
  const denied = Object.assign(new Error('EACCES: permission denied, unlink'), { code: 'EACCES' });
  expect(whyNotBuilt(denied)).toMatch(/^Le site est à construire.*npm test -- build.*\n.*has to be built.*$/);
});

test('any other reason is told as it is', () => {
  expect(whyNotBuilt(new Error('La construction a échoué'))).toBe('La construction a échoué');
  expect(whyNotBuilt('autre chose')).toBe('autre chose');
});

describe('a site that runs while newer source waits for its next start', () => {
  let house: string;

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'house-'));
    cpSync(join(import.meta.dirname, '../../scripts'), join(house, 'scripts'), { recursive: true });
    const files = {
      'package.json': '{"type":"module","version":"2.0.0"}',
      'package-lock.json': lock('2.0.0'),
      'node_modules/.package-lock.json': lock('1.0.0'),
      'build/built': 'the sources of before',
      'build/server/backup.js': "console.log('the backup of before');",
      'npm/npm-cli.js': "(await import('node:fs')).writeFileSync('npm-was-called', ''); process.exit(7);",
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(house, name, '..'), { recursive: true });
      writeFileSync(join(house, name), text);
    }
  });

  afterEach(() => rmSync(house, { recursive: true, force: true }));

  test('is left as it is by a command beside it, which is the one of its own release', () => {
    const { status, stdout, stderr } = command('backup');
    expect(stdout).toBe('the backup of before\n');
    expect(stderr).toContain('Newer source waits for the next start');
    expect(status).toBe(0);
    expect(existsSync(join(house, 'npm-was-called'))).toBe(false);
  });

  test.each(['node_modules/.package-lock.json', 'build/built'])(
    'is made whole first where %s is missing, as after an interrupted start',
    (part) => {
      rmSync(join(house, part));
      expect(command('backup').status).toBe(1);
      expect(existsSync(join(house, 'npm-was-called'))).toBe(true);
    },
  );

  test('becomes that source by a restore, for which it stands still', () => {
    command('restore');
    expect(existsSync(join(house, 'npm-was-called'))).toBe(true);
  });

  test('is built once: a command that comes meanwhile waits for that build, and is of it', async () => {
    const builder = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    writeFileSync(join(house, 'node_modules/.package-lock.json'), lock('2.0.0'));
    rmSync(join(house, 'build/built'));
    writeFileSync(join(house, 'build/building'), String(builder.pid));
    const waiting = spawn(process.execPath, ['scripts/backup.mjs'], { cwd: house });
    let [said, told] = ['', ''];
    waiting.stdout.on('data', (chunk) => (said += chunk));
    waiting.stderr.on('data', (chunk) => (told += chunk));
    await expect.poll(() => told, { timeout: 60_000 }).toContain('Another build is running');
    writeFileSync(join(house, 'build/built'), sourcesOf(house));
    // The process that built goes on, as that of a server does.
    rmSync(join(house, 'build/building'));
    expect(await once(waiting, 'close')).toEqual([0, null]);
    builder.kill();
    expect(said).toBe('the backup of before\n');
  });

  function command(name: string): SpawnSyncReturns<string> {
    const env = { ...process.env, npm_execpath: join(house, 'npm/npm-cli.js') };
    return spawnSync(process.execPath, [`scripts/${name}.mjs`], { cwd: house, env, encoding: 'utf8' });
  }
});

const lock = (version: string) =>
  JSON.stringify({ packages: { '': { name: 'house' }, 'node_modules/curtain': { version } } });

function sourcesOf(house: string): string {
  const print =
    "const { fingerprint, buildSources } = await import('./scripts/project.mjs'); console.log(fingerprint(buildSources));";
  const args = ['--input-type=module', '-e', print];
  return execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8' }).trim();
}
