import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backupCommand } from '#server/operation/backup/backup-command';
import { restoreCommand } from '#server/operation/backup/restore-command';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { jobCommand } from '#server/operation/jobs/job-command';
import { isLasting, operatorSentence } from '#server/operator-sentence';
import { OtherAccount, whyNoOtherAccount } from '../../../support/other-account';

const why = whyNoOtherAccount();
// The one line that says what was not tried.
if (why !== null) process.stderr.write(`Skipped, ${why}: sites of another account\n`);
const folders: string[] = [];
let theatre: OtherAccount;
let place: string;

describe.skipIf(why !== null)(
  `a site that another account runs${why === null ? '' : ` (skipped: ${why})`}`,
  () => {
    beforeAll(async () => {
      theatre = await OtherAccount.make();
      place = mkdtempSync(join(tmpdir(), 'usb-'));
      chmodSync(place, 0o711);
    });
    afterAll(async () => {
      await theatre.remove();
      rmSync(place, { recursive: true });
    });
    let dataDir: string;
    beforeEach(() => {
      dataDir = join(mkdtempSync(join(theatre.home, 'site-')), 'data');
      theatre.own(dirname(dataDir));
    });
    afterEach(() => {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    });

    const run = async (command: typeof restoreCommand, ...args: string[]) => {
      let said = '';
      const status = await command(args, { DATA_DIR: dataDir }, { write: (text) => (said += text) });
      return { status, said };
    };
    const backup = (target: string) =>
      run((args, env, screen) => backupCommand(args, env, screen, '1.0.0'), target);

    /** What a start as root says. */
    async function startAsRoot() {
      const error: unknown = await startEmbedded(dataDir).then(
        (embedded) => embedded.stop().then(() => 'started'),
        (error: unknown) => error,
      );
      expect(isLasting(error)).toBe(true);
      return operatorSentence(error, {});
    }

    /** Closed to PostgreSQL's account, or open to it, from the folder above on. */
    const closed = (folder: string) => withMode(folder, 0o700);
    const open = (folder: string) => withMode(folder, 0o711);
    function withMode(folder: string, mode: number): string {
      chmodSync(dirname(folder), mode);
      return folder;
    }

    const its = () => new RegExp(`au compte ${theatre.name}.*\n.*belongs to the account ${theatre.name}`);

    test('is what root backs up while it runs, with all it holds, and nothing is made beside it', async () => {
      const site = await theatre.start(dataDir);
      expect(site.said).toBe('ready');
      const before = readdirSync(dataDir);
      const archive = join(place, 'nightly.tar.gz');
      const { status, said } = await backup(archive);
      expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('Sauvegardé') });
      expect(readdirSync(dataDir)).toEqual(before);
      await site.stop();

      const held = /\d[\d\s]* lignes, \d+ fichiers?/.exec(said)?.[0];
      dataDir = join(place, 'restored');
      mkdirSync(dataDir, { mode: 0o755 });
      expect(await run(restoreCommand, archive)).toMatchObject({
        status: 0,
        said: expect.stringContaining(String(held)),
      });
    });

    test('is not backed up by root while it is stopped: its account is named, and nothing is made', async () => {
      const site = await theatre.start(dataDir);
      await site.stop();
      const before = readdirSync(dataDir);
      expect(await backup(place)).toMatchObject({ status: 2, said: expect.stringMatching(its()) });
      expect(readdirSync(dataDir)).toEqual(before);
    });

    test('is neither started nor changed by root, whether it runs or not', async () => {
      const site = await theatre.start(dataDir);
      const before = readdirSync(dataDir);
      expect(await startAsRoot()).toMatch(its());
      await site.stop();
      expect(await startAsRoot()).toMatch(its());
      expect(await run(jobCommand, 'old-records')).toMatchObject({
        status: 2,
        said: expect.stringMatching(its()),
      });
      expect(readdirSync(dataDir)).toEqual(before);
    });

    test('has a second database since root ran a command of an earlier release: root is told of both', async () => {
      const site = await theatre.start(dataDir);
      await site.stop();
      const roots = mkdtempSync('/var/tmp/rideau-');
      folders.push(roots);
      const second = join(roots, 'data');
      mkdirSync(second);
      const beside = await startEmbedded(closed(second));
      await beside.stop();
      const note = join(dataDir, 'postgres-is-at.txt');
      writeFileSync(note, readFileSync(join(second, 'postgres-is-at.txt')));
      rmSync(second, { recursive: true });
      folders.push(dirname(beside.folder));
      expect(await startAsRoot()).toMatch(/deux bases.*\n.*two databases/);
      const again = await theatre.start(dataDir);
      expect(again.said).toBe('ready');
      await again.stop();
    });

    test('is not begun anew where root ran it, its database here or elsewhere', async () => {
      for (const mode of [0o700, 0o711]) {
        const root = mkdtempSync(join(tmpdir(), 'root-'));
        folders.push(root);
        const folder = join(root, 'data');
        mkdirSync(folder);
        const embedded = await startEmbedded(mode === 0o700 ? closed(folder) : open(folder));
        await embedded.stop();
        folders.push(...(mode === 0o700 ? [dirname(embedded.folder)] : []));
        open(folder);
        const before = readdirSync(folder);
        const { said } = await theatre.start(folder);
        expect(said).toMatch(/au compte root.*\n.*belongs to the account root|belongs to root/s);
        theatre.own(folder);
        expect((await theatre.start(folder)).said).toMatch(/au compte root/);
        expect(readdirSync(folder)).toEqual(before);
      }
    });

    test('is told to be given back to its account where root copied it', async () => {
      const site = await theatre.start(dataDir);
      await site.stop();
      const copy = `${dataDir}-copy`;
      cpSync(dataDir, copy, { recursive: true });
      dataDir = copy;
      expect(await startAsRoot()).toMatch(/chown -R.*\n.*chown -R/);
      expect(existsSync(join(copy, 'postgres-is-at.txt'))).toBe(false);
      chmodSync(copy, 0o700);
      expect((await theatre.start(copy)).said).toMatch(/qui est au compte root.*chown -R.*\n.*chown -R/);
    });

    test('names the owner of a home that is closed to this account', async () => {
      const root = mkdtempSync(join(tmpdir(), 'root-'));
      folders.push(root);
      expect((await theatre.start(join(root, 'site/data'))).said).toMatch(
        /n’a pas le droit d’entrer dans .*au compte root.*\n.*may not enter/,
      );
    });
  },
);
