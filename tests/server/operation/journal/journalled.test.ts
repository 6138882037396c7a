import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { armDevice } from '#server/tickets/device/device-repository';
import { oldRecords } from '#server/operation/jobs/housekeeping';
import { underKey } from '../../../support/api';
import { journalDesk } from '../../../support/journal-desk';
import { troupe } from '../../../support/troupe';

const { ask, garage, path, database, goTo, sent, readEntries, newest, named } = journalDesk();
const { agathe, colette } = troupe;

describe('an entry', () => {
  test('tells who changed what, with the values before and after of what changed alone', async () => {
    await ask('PUT', path, { by: agathe, body: sent({ visible: false }) });
    expect(await readEntries()).toEqual([
      {
        uuid: expect.any(String),
        at: '2026-11-21T20:30:00+01:00',
        author: named(agathe),
        noun: 'sponsor',
        act: 'changed',
        name: garage.name,
        changes: [{ field: 'visible', before: true, after: false }],
      },
    ]);
  });

  test('is made when a thing comes and when it goes', async () => {
    await ask('POST', '/api/sponsors', { by: agathe, body: sent({ name: 'Café du Pont' }) });
    expect(await newest()).toMatchObject({ act: 'created', name: 'Café du Pont' });
    expect((await newest()).changes).toContainEqual({ field: 'name', after: 'Café du Pont' });
    await ask('DELETE', '/api/sponsors/cafe-du-pont', { by: agathe });
    expect(await newest()).toMatchObject({ act: 'removed', name: 'Café du Pont' });
    expect((await newest()).changes).toContainEqual({ field: 'name', before: 'Café du Pont' });
  });

  test('is not made by what changes nothing, is refused, or is sent again', async () => {
    await ask('PUT', path, { by: agathe, body: sent() });
    await ask('PUT', path, { by: colette, body: sent({ visible: false }) });
    await ask('PUT', '/api/sponsors/nobody', { by: agathe, body: sent({ visible: false }) });
    const stale = { 'If-Match': '"another"' };
    await ask('PUT', path, { by: agathe, body: sent({ visible: false }), headers: stale });
    expect(await readEntries()).toEqual([]);
    const headers = underKey();
    for (let times = 0; times < 2; times += 1)
      await ask('PUT', path, { by: agathe, body: sent({ visible: false }), headers });
    expect(await readEntries()).toHaveLength(1);
  });

  test('of a move tells the places that people see, whatever gaps the ranks have', async () => {
    const cafe = (await ask('POST', '/api/sponsors', { by: agathe, body: sent({ name: 'Café du Pont' }) }))
      .body;
    const last = (await ask('POST', '/api/sponsors', { by: agathe, body: sent({ name: 'Musée' }) })).body;
    await ask('DELETE', path, { by: agathe });
    const place = `/api/sponsors/${cafe.slug}/place`;
    await ask('PUT', place, { by: agathe, body: { after: last.uuid, before: null } });
    const moved = await newest();
    expect(moved).toMatchObject({ act: 'changed', changes: [{ field: 'rank', before: 0, after: 1 }] });
    await ask('PUT', place, { by: agathe, body: { after: last.uuid, before: null } });
    expect(await newest()).toEqual(moved);
  });

  test('goes with a change that is undone', async () => {
    await database()
      .schema.alterTable('journal')
      .addCheckConstraint('none', sql`noun <> 'sponsor'`)
      .execute();
    await expect(ask('PUT', path, { by: agathe, body: sent({ visible: false }) })).rejects.toThrow(/: 500/);
    await database().schema.alterTable('journal').dropConstraint('none').execute();
    expect((await ask('GET', path, { by: agathe })).body.visible).toBe(true);
  });

  test('begins where the one before it ended, also if both were written at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        ask('PUT', path, { by: agathe, body: sent({ description: `Version ${at}` }) }),
      ),
    );
    const changes: { before: string; after: string }[] = (await readEntries()).map(
      (entry: { changes: unknown[] }) => entry.changes[0],
    );
    const befores = new Set(changes.map(({ before }) => before));
    expect(changes).toHaveLength(6);
    expect(befores.size).toBe(6);
    expect(befores).toContain(garage.description);
  });
});

test('settings, price categories and phones are journalled too', async () => {
  await ask('PUT', '/api/settings', { by: agathe, body: { title: 'Les Tréteaux', description: '' } });
  const added = await ask('POST', '/api/price-categories', { by: agathe, body: { name: 'Chômeurs' } });
  await ask('PUT', `/api/price-categories/${added.body.slug}`, { by: agathe, body: { name: 'Solidaire' } });
  await ask('DELETE', `/api/price-categories/${added.body.slug}`, { by: agathe });
  const uuid = randomUUID();
  await write(database(), (transaction) => armDevice(transaction, { uuid, name: 'Porte A' }, agathe.uuid));
  await ask('DELETE', `/api/devices/${uuid}`, { by: agathe });
  const told = (await readEntries()).map(({ noun, act, name }: Record<string, string>) => [noun, act, name]);
  expect(told).toHaveLength(5);
  expect(told).toEqual(
    expect.arrayContaining([
      ['settings', 'changed', undefined],
      ['priceCategory', 'created', 'Chômeurs'],
      ['priceCategory', 'changed', 'Solidaire'],
      ['priceCategory', 'removed', 'Solidaire'],
      ['device', 'disarmed', 'Porte A'],
    ]),
  );
});

test('entries are kept for a year', async () => {
  await ask('PUT', path, { by: agathe, body: sent({ visible: false }) });
  await goTo(new Date('2027-11-21T20:00:00+01:00'));
  await ask('PUT', path, { by: agathe, body: sent() });
  expect(await oldRecords.run(database())).toMatchObject({ journal: 0 });
  await goTo(new Date('2027-11-21T21:00:00+01:00'));
  expect(await oldRecords.run(database())).toMatchObject({ journal: 1 });
  expect(await readEntries()).toHaveLength(1);
});
