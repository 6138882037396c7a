import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreCommand } from '#server/operation/backup/restore-command';
import { openBackupDesk } from '../../../support/backup-desk';
import { openBareDatabase } from '../../../support/test-database';

let desk: Awaited<ReturnType<typeof openBackupDesk>>;
beforeAll(async () => {
  desk = await openBackupDesk();
});
afterAll(() => desk.close());

test('a database that knows no accents is refused before anything is loaded: the site would not start on it', async () => {
  const archive = join(desk.folder, 'site.tar.gz');
  expect(await desk.backup(archive)).toMatchObject({ status: 0 });
  const bare = await openBareDatabase("locale_provider libc locale 'C'");
  expect(await desk.restore(archive, bare, 'accents')).toMatchObject({
    status: 2,
    said: expect.stringMatching(/« é » en capitale.*\n.*capital/),
  });
  expect((await bare.query("select from pg_tables where schemaname = 'public'")).rows).toEqual([]);
  expect(await readdir(desk.folder)).not.toContain('data-accents');
  await bare.close();
});

test('an archive that is not there, or is cut, leaves no DATA_DIR behind, which a start would take for a new site', async () => {
  const cut = join(desk.folder, 'cut.tar.gz');
  await writeFile(cut, 'à moitié');
  for (const file of [join(desk.folder, 'mistyped.tar.gz'), cut]) {
    let said = '';
    const env = { DATA_DIR: join(desk.folder, 'data-fresh') };
    const status = await restoreCommand([file], env, { write: (text) => (said += text) });
    expect({ status, said }).toMatchObject({ status: 2, said: expect.stringMatching(/.\n./) });
  }
  expect(await readdir(desk.folder)).not.toContain('data-fresh');
});
