import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { eraseUser } from '#server/people/account/user-deletion-repository';
import { findUsers } from '#server/people/user/user-repository';
import { journalDesk } from '../../../support/journal-desk';
import { troupe } from '../../../support/troupe';

const { ask, path, database, sent, readEntries, newest, named } = journalDesk();
const { agathe, anselme, ursule } = troupe;

describe('the journal of accounts', () => {
  const about = `/api/users/${anselme.uuid}`;

  test('names the person, tells their roles, and of what is theirs only that it changed', async () => {
    const { body } = await ask('GET', about, { by: agathe });
    const renamed = { ...body, email: 'secret@troupe.example', name: 'Renard' };
    await ask('PUT', about, { by: ursule, body: renamed });
    const entry = await newest();
    expect(entry).toMatchObject({ noun: 'user', act: 'changed', author: named(ursule) });
    expect(entry.person).toMatchObject({ uuid: anselme.uuid, name: 'Renard' });
    expect(entry.changes).toEqual([{ field: 'name' }, { field: 'email' }]);

    const habilitations = [{ code: 'ROLE_USER' }, { code: 'ROLE_MEMBRE' }];
    await ask('PUT', `${about}/habilitations`, { by: agathe, body: { habilitations } });
    expect((await newest()).changes).toEqual([
      { field: 'habilitations', before: ['ROLE_ANCIEN_MEMBRE'], after: ['ROLE_MEMBRE'] },
    ]);
    const kept = await database().selectFrom('journal').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/secret|Renard|Garrigue|troupe\.example/);
  });

  test('tells who blocked and who deleted an account, and then no longer whose', async () => {
    const disabledUntil = '2026-12-01T00:00:00+01:00';
    await ask('PUT', `${about}/blocked-until`, { by: ursule, body: { disabledUntil } });
    expect(await newest()).toMatchObject({
      act: 'blocked',
      changes: [{ field: 'disabledUntil', after: disabledUntil }],
    });
    await ask('DELETE', about, { by: ursule });
    const entries = await readEntries();
    expect(entries[0]).toMatchObject({ noun: 'user', act: 'removed', author: named(ursule) });
    expect(entries.map(({ person }: { person: unknown }) => person)).toEqual([undefined, undefined]);
    expect(await database().selectFrom('journal').select('name').distinct().execute()).toEqual([
      { name: null },
    ]);
  });

  test('has nothing of what people do to their own', async () => {
    const changed = await ask('PUT', `${about}/temporary`, { by: anselme, body: { temporary: true } });
    const deleted = await ask('DELETE', about, { by: anselme });
    expect([changed.status, deleted.status]).toEqual([200, 204]);
    expect(await readEntries()).toEqual([]);
  });

  test('forgets an author with their account', async () => {
    await ask('PUT', path, { by: agathe, body: sent({ visible: false }) });
    await write(database(), async (transaction) => {
      const [user] = await findUsers(transaction.database, [agathe.uuid]);
      if (user) await eraseUser(transaction, user);
    });
    const entries = await database().selectFrom('journal').select(['author', 'noun']).execute();
    expect(entries).toEqual([{ author: null, noun: 'sponsor' }]);
  });
});
