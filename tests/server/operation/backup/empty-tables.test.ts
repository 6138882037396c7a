import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#server/platform/database/connection';
import { migrate } from '#server/platform/database/migrate';
import { keepDueMails } from '#server/platform/mail/take-due-mail';
import { openBackupDesk } from '../../../support/backup-desk';
import { openBareDatabase } from '../../../support/test-database';

let desk: Awaited<ReturnType<typeof openBackupDesk>>;
let archive: string;
beforeAll(async () => {
  desk = await openBackupDesk();
  archive = join(desk.folder, 'site.tar.gz');
  await desk.backup(archive);
});
afterAll(() => desk.close());

/** Runs a test on a database without any table. */
async function onBareDatabase(work: (bare: Connection) => Promise<void>) {
  const bare = await openBareDatabase();
  await work(bare).finally(() => bare.close());
}

test.each([
  ['a database of another program', 'wp_posts', async () => {}],
  ['a database of another program that has settings, too,', 'settings', async () => {}],
  ['a database of another program in which a first start was cut', 'wp_posts', migrate],
])('%s is left as it is', (_, table, prepare) =>
  onBareDatabase(async (bare) => {
    await bare.query(`create table ${table} (id integer)`);
    await bare.query(`insert into ${table} values (1)`);
    await prepare(bare.database);
    const { status, said } = await desk.restore(archive, bare, 'shared');
    expect({ status, said }).toMatchObject({
      status: 2,
      said: expect.stringContaining(`tables d’un autre programme (${table})`),
    });
    expect((await bare.query(`select id from ${table}`)).rows).toEqual([{ id: 1 }]);
  }),
);

test('an archive holds no tables of other programs beside the site', () =>
  onBareDatabase(async (bare) => {
    await desk.site.query('create table wp_posts (id serial)');
    await desk.site.query('insert into wp_posts default values');
    const place = join(desk.folder, 'shared.tar.gz');
    expect(await desk.backup(place)).toMatchObject({ status: 0 });
    expect(await desk.restore(place, bare, 'from-shared')).toMatchObject({ status: 0 });
    const { rows } = await bare.query("select to_regclass('wp_posts') as found");
    expect(rows).toEqual([{ found: null }]);
  }));

test('a mail that waited for its first or another try is sent by the restored site, and one that was sent or only kept is not', () =>
  onBareDatabase(async (bare) => {
    await desk.site.query(`
      insert into mails (uuid, kind, recipient, subject, text, html, created_at, try_after, sent_at, attempts)
      values
        (gen_random_uuid(), 'password', 'attend@public.example', '', 'Bonjour', '', now(), now(), null, 1),
        (gen_random_uuid(), 'password', 'garde@public.example', '', 'Bonjour', '', now(), null, null, 0),
        (gen_random_uuid(), 'password', 'premier@public.example', '', 'Bonjour', '', now(), now(), null, 0),
        (gen_random_uuid(), 'password', 'recu@public.example', '', null, null, now(), null, now(), 1)`);
    const place = join(desk.folder, 'mails.tar.gz');
    await desk.backup(place);
    expect(await desk.restore(place, bare, 'mails')).toMatchObject({ status: 0 });
    const given = (await keepDueMails(bare.database)).map(({ uuid }) => uuid);
    const { rows } = await bare.query('select recipient from mails where uuid = any($1) order by recipient', [
      given,
    ]);
    expect(rows).toEqual([{ recipient: 'attend@public.example' }, { recipient: 'premier@public.example' }]);
  }));
