import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepOfficeBooking } from '#server/booking/booking-act-repository';
import { write } from '#server/database/transaction';
import { armDevice } from '#server/device/device-repository';
import { personParts } from '#server/people/person-parts';
import { addPieces } from '#server/piece/piece-storing';
import { addPreviewLink } from '#server/preview-link/preview-link-repository';
import { discardPublished } from '#server/publication/published';
import { addBooking, after, openHouse } from '../../support/door';
import { evening, peopleDesk } from '../../support/people-desk';
import { pieceDraft } from '../../support/piece-draft';
import { troupe } from '../../support/troupe';

const desk = peopleDesk();
const { marius, colette } = troupe;

const declared = personParts.flatMap(({ columns }) => Object.entries(columns));

const dataOf = async ({ uuid }: { readonly uuid: string }) =>
  (await desk.ask('GET', `/api/users/${uuid}/data`, { by: marius })).body;

/** Every column that the database holds against the accounts, and what it does when one is deleted. */
async function foreignKeys() {
  const { rows } = await sql<{ column: string; whenDeleted: string }>`
    select concat(conrelid::regclass, '.', attname) as "column", confdeltype as "whenDeleted"
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`.execute(desk.database());
  return rows;
}

test('each column that names an account is declared by one noun', async () => {
  const named = declared.map(([column]) => column);
  expect(new Set(named).size).toBe(named.length);
  const columns = (await foreignKeys()).map(({ column }) => column);
  expect(columns.filter((column) => !named.includes(column))).toEqual([]);
});

test('an account that goes takes rows with it or leaves them without its name, and nothing holds it back', async () => {
  const holding = (await foreignKeys()).filter(({ whenDeleted }) => !['c', 'n'].includes(whenDeleted));
  expect(holding).toEqual([]);
});

test('the export has each field that tells of such a column', async () => {
  const fields = declared.flatMap(([, { told }]) => ('in' in told ? told.in : []));
  expect(Object.keys(await dataOf(marius))).toEqual(expect.arrayContaining(fields));
});

test('a noun whose mirrored rows show a name says so when it changes or goes', () => {
  for (const { columns, erase, rename } of personParts) {
    const isShown = Object.values(columns).some((column) => column.mirrored === true);
    expect([columns, erase !== undefined || !isShown, rename !== undefined]).toEqual([
      columns,
      true,
      isShown,
    ]);
  }
});

test('the export tells what somebody did for the association, and not for whom', async () => {
  const { date } = await openHouse(desk.database(), { date: after(60 * 24, evening) });
  const booking_uuid = await addBooking(desk.database(), date);
  const play = pieceDraft({ uuid: randomUUID(), slug: 'le-dindon', author: colette.uuid });
  const [uuid, by, other] = [randomUUID(), marius.uuid, colette.uuid];
  const decided = { decided_at: evening, decided_by: by, accepted: false, reason: 'Complet' };
  const message = { subject: 'Parking', text: 'Fermé.', states: ['CONFIRMEE' as const], letters: 1 };
  await write(desk.database(), async (transaction) => {
    const { database } = transaction;
    await addPieces(transaction, [play]);
    await discardPublished(transaction, 'pieces', play, by);
    await keepOfficeBooking(transaction, booking_uuid, { by, reason: 'Par téléphone' });
    await database
      .insertInto('booking_messages')
      .values({ uuid, date_uuid: date, at: evening, by_uuid: by, ...message })
      .execute();
    await database
      .insertInto('role_demands')
      .values({ uuid, user_uuid: other, role: 'ROLE_BILLETTERIE', created_at: evening, ...decided })
      .execute();
    await database
      .insertInto('free_ticket_demands')
      .values({
        uuid,
        date_uuid: date,
        owner_uuid: other,
        names: ['Rémi'],
        created_at: evening,
        asked_by: by,
      })
      .execute();
    await database.updateTable('free_ticket_demands').set(decided).execute();
    await addPreviewLink(database, {
      uuid,
      token_hash: Buffer.from('secret'),
      kind: 'piece',
      thing: play.uuid,
      created_at: evening,
      created_by: by,
      expires_at: evening,
    });
    await armDevice(transaction, { uuid, name: 'Porte A' }, by);
  });

  const data = await dataOf(marius);
  expect(data).toMatchObject({
    discarded: [{ kind: 'piece', title: play.title }],
    bookingActs: [{ kind: 'booked', reason: 'Par téléphone' }],
    bookingMessages: [{ subject: 'Parking', text: 'Fermé.' }],
    roleDemandsDecided: [{ role: 'ROLE_BILLETTERIE', accepted: false, reason: 'Complet' }],
    freeTicketDemandsForOthers: [{ note: null }],
    freeTicketDemandsDecided: [{ accepted: false, reason: 'Complet' }],
    previewLinks: [{ kind: 'piece' }],
    armedDevices: [{ name: 'Porte A' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/Castan|Rémi|Marty/);
});
