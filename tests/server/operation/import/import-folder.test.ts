import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFolder } from '#server/operation/import/import-folder';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { archiveOf, writeArchive } from '../../../support/archive';
import { doorsOpen } from '../../../support/door';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(doorsOpen);
});

afterAll(async () => {
  await site.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** Imports an archive and gives what was written on the screen. */
async function importing(collections: Readonly<Record<string, readonly unknown[]>>) {
  const folder = await writeArchive(collections);
  folders.push(folder);
  const lines: string[] = [];
  const { refused } = await importFolder(site.database, folder, { write: (text) => lines.push(text) });
  return { refused, said: lines.join('') };
}

const archive = archiveOf(12);
const all = {
  ...archive,
  images: [],
  partenaires: [{ title: 'Le Dindon' }],
};

describe('a whole archive', () => {
  test('comes in, and what cannot be read yet is said to be skipped', async () => {
    const { refused, said } = await importing(all);
    expect(refused).toBe(0);
    expect(said).toContain('Utilisateurs      12 ajoutées');
    expect(said).toContain('partenaires.jsonl : ignoré');
  });

  test('counts seats from what came in, not from what the file says', async () => {
    const [show] = archive.shows;
    const [date] = show?.dates ?? [];
    const row = (await readDoorDates(site.database, [date?.uuid ?? ''])).get(date?.uuid ?? '');
    expect(row).toMatchObject({ bookedPlaces: 14, showTitle: 'Le Dindon' });
  });

  test('numbers its tickets without a gap', async () => {
    const tickets = await site.database
      .selectFrom('free_tickets')
      .select('ticket_number')
      .orderBy('ticket_number')
      .execute();
    expect(tickets.map(({ ticket_number }) => ticket_number)).toEqual(
      Array.from({ length: 12 }, (_, rank) => rank + 1),
    );
  });

  test('gives nobody a password', async () => {
    const users = await site.database.selectFrom('users').select('password_hash').execute();
    expect(users.every(({ password_hash }) => password_hash === null)).toBe(true);
  });

  test('is told to those who may see it', async () => {
    const seen = async (collection: 'news' | 'door-tickets' | 'door-scans' | 'my-tickets' | 'account') => {
      const { count } = await site.database
        .selectFrom('audience')
        .select((is) => is.fn.countAll<number>().as('count'))
        .where('collection', '=', collection)
        .executeTakeFirstOrThrow();
      return count;
    };
    expect(await seen('account')).toBe(12);
    expect(await seen('my-tickets')).toBe(12);
    expect(await seen('door-tickets')).toBe(13);
    expect(await seen('door-scans')).toBe(12);
    expect(await seen('news')).toBe(1);
  });

  test('changes nothing when it is imported again, even from another file', async () => {
    const before = await site.database.selectFrom('free_tickets').selectAll().orderBy('uuid').execute();
    const { said } = await importing({ ...all, 'free-tickets': [...archive['free-tickets']].reverse() });
    expect(said).toContain('Utilisateurs      déjà importé : 12 ajoutées');
    expect(said).toContain('Places gratuites  0 ajoutée, 12 déjà là');
    expect(await site.database.selectFrom('free_tickets').selectAll().orderBy('uuid').execute()).toEqual(
      before,
    );
  });
});

test('a scan that names a booking let its ticket in', async () => {
  const [booking] = archive.bookings;
  const [scan] = archive.scans;
  const key = '0190ffff-0000-7000-8000-00000000000a';
  await importing({ scans: [{ ...scan, key, ticket: booking?.uuid }] });
  const found = await site.database
    .selectFrom('scans')
    .innerJoin('bookings', 'bookings.ticket_uuid', 'scans.ticket_uuid')
    .select(['bookings.uuid', 'scans.count'])
    .where('key', '=', key)
    .execute();
  expect(found).toEqual([{ uuid: booking?.uuid, count: 2 }]);
});

test('news of a uuid that has another address by now is there already', async () => {
  const news = archive.news.map((one) => ({
    ...one,
    uuid: '0190a000-0000-7000-8000-0000000000c2',
    slug: 'une-adresse',
  }));
  await importing({ news });
  const { refused, said } = await importing({ news: news.map((one) => ({ ...one, slug: 'une-autre' })) });
  expect(refused).toBe(0);
  expect(said).toContain('Brèves            0 ajoutée, 1 déjà là');
});

describe('a row that cannot be taken', () => {
  const [user] = archive.users;
  const [booking] = archive.bookings;
  const [ticket] = archive['free-tickets'];
  const [scan] = archive.scans;
  const [news] = archive.news;
  const unknown = '0190ffff-0000-7000-8000-000000000000';
  const other = '0190ffff-0000-7000-8000-000000000001';

  const cases: [file: string, row: unknown, reason: string][] = [
    ['users', '{"uuid": ', 'la ligne n’est pas du JSON'],
    ['users', '[]', 'la ligne'],
    [
      'users',
      { ...user, uuid: other, slug: 'nouveau' },
      'un autre compte a déjà l’adresse mail zoe-0@archive.example',
    ],
    [
      'users',
      { ...user, uuid: other, email: 'autre@archive.example' },
      'l’adresse « archive-0 » est déjà celle d’un autre compte',
    ],
    ['users', { ...user, uuid: 'x' }, 'uuid : forme non admise'],
    [
      'users',
      { ...user, uuid: other, creationDate: '2012-02-30T10:00:00+01:00' },
      'creationDate : date attendue',
    ],
    ['bookings', { ...booking, uuid: other, dateUuid: unknown }, `la séance ${unknown} n’existe pas`],
    [
      'bookings',
      { ...booking, uuid: other, seats: [{ category: { slug: 'vip' }, count: 1 }] },
      'le tarif « vip » n’est pas proposé à cette séance',
    ],
    ['bookings', { ...booking, uuid: other, seats: [{ count: 11 }] }, 'seats.0.count : au plus 10'],
    [
      'bookings',
      { ...booking, uuid: other, state: { code: 'PROPOSEE' } },
      'une proposition sans échéance (offeredUntil)',
    ],
    [
      'free-tickets',
      { ...ticket, uuid: other, owner: { ...ticket?.owner, uuid: unknown } },
      `le compte ${unknown} n’existe pas`,
    ],
    [
      'free-tickets',
      { ...ticket, uuid: other, state: { code: 'GENERE' } },
      'les dates ne vont pas avec l’état GENERE',
    ],
    [
      'free-tickets',
      { ...ticket, uuid: other, linkedShow: { slug: 'tartuffe', title: 'Tartuffe' } },
      'la séance est du spectacle « le-dindon », pas de « tartuffe »',
    ],
    ['scans', { ...scan, key: other, ticket: unknown }, `le billet ${unknown} n’existe pas`],
    [
      'news',
      { ...news, slug: 'autre', previewImage: { uuid: unknown } },
      `la miniature ${unknown} n’existe pas`,
    ],
    [
      'news',
      { ...news, slug: 'autre', content: { type: 'adls-text', content: [{ type: 'script', content: [] }] } },
      'content',
    ],
  ];
  test.each(cases)('of %s is reported with its line and the reason', async (file, row, reason) => {
    const { refused, said } = await importing({ [file]: [row] });
    expect(refused).toBe(1);
    expect(said).toContain(`  ${file}.jsonl, ligne 1 : `);
    expect(said).toContain(reason);
  });

  test('does not take its neighbours with it', async () => {
    const { said } = await importing({
      users: [
        { ...user, uuid: unknown, slug: 'un', email: 'un@archive.example' },
        'rien',
        { ...user, uuid: other, slug: 'deux', email: 'deux@archive.example' },
      ],
    });
    expect(said).toContain('2 ajoutées, 1 refusée');
    expect(said).toContain('users.jsonl, ligne 2 : la ligne n’est pas du JSON');
  });
});

test('a folder without any known file is refused with the names of those expected', async () => {
  await expect(importing({ partenaires: [{}] })).rejects.toThrow(/users\.jsonl.*\nNothing to import/);
});

test('a folder that does not exist is refused', async () => {
  await expect(importFolder(site.database, '/nowhere/at/all', { write: () => true })).rejects.toThrow(
    /n’existe pas.*\nThere is no folder/,
  );
});
