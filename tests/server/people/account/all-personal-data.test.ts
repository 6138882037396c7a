import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepDeskBooking } from '#server/tickets/booking/booking-act-repository';
import { write } from '#server/platform/database/transaction';
import { armDevice } from '#server/tickets/device/device-repository';
import { allPersonalData } from '#server/people/account/all-personal-data';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { addPreviewLink } from '#server/content/preview-link/preview-link-repository';
import { discardPublished } from '#server/content/publication/published';
import { keepPart } from '#server/content/upload/upload-repository';
import { uploadPersonalData } from '#server/content/upload/upload-personal-data';
import { addBooking, after, openHouse } from '../../../support/door';
import { evening, peopleDesk } from '../../../support/people-desk';
import { pieceDraft } from '../../../support/piece-draft';
import { troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { marius, colette } = troupe;

const declared = allPersonalData.flatMap(({ columns }) => Object.entries(columns));

const dataOf = async ({ uuid }: { readonly uuid: string }) =>
  (await desk.ask('GET', `/api/users/${uuid}/data`, { by: marius })).body;

/** Every column that the database holds to an account, and what it does when one is deleted. */
async function foreignKeys() {
  const { rows } = await sql<{ column: string; whenDeleted: string }>`
    select concat(conrelid::regclass, '.', attname) as "column", confdeltype as "whenDeleted"
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`.execute(desk.database());
  return rows;
}

/** The ticket that took its place. */
const ofNoAccount = 'free_tickets.replaced_by';

/** Every column that is called as if it held an account, and that the database holds to nothing else. */
async function columnsByName(): Promise<readonly string[]> {
  const { rows } = await sql<{ column: string }>`
    select concat(table_name, '.', column_name) as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('uuid', 'text')
      and column_name ~ '((^|_)by(_uuid)?|owner(_uuid)?|user(_uuid)?|author)$'
      and not exists (
        select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confrelid <> 'users'::regclass
          and conrelid = table_name::regclass and attname = column_name
      )`.execute(desk.database());
  return rows.map(({ column }) => column).filter((column) => column !== ofNoAccount);
}

test('each column that names an account is declared by one noun', async () => {
  const named = declared.map(([column]) => column);
  expect(new Set(named).size).toBe(named.length);
  const held = (await foreignKeys()).map(({ column }) => column);
  const columns = new Set([...held, ...(await columnsByName())]);
  expect([...columns].toSorted()).toEqual(named.toSorted());
});

test('what the database holds to an account goes with it or is left without it, and holds it back nowhere', async () => {
  const holding = (await foreignKeys()).filter(({ whenDeleted }) => !['c', 'n'].includes(whenDeleted));
  expect(holding).toEqual([]);
});

test('the export has the field of each such column', async () => {
  const fields = declared.flatMap(([, { exported }]) => ('in' in exported ? exported.in : []));
  expect(Object.keys(await dataOf(marius))).toEqual(expect.arrayContaining(fields));
});

test('no two nouns export a field of the same name', async () => {
  const exports = await Promise.all(
    allPersonalData.map(({ exportFields }) => exportFields?.(desk.database(), marius) ?? {}),
  );
  const fields = ['exportedAt', 'account', 'hasPassword', ...exports.flatMap((each) => Object.keys(each))];
  expect(fields.toSorted()).toEqual([...new Set(fields)].toSorted());
});

test('a noun whose mirrored rows show a name says so when it changes or goes', () => {
  for (const { columns, erase, rename } of allPersonalData) {
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
  const decided = {
    decided_at: evening,
    decided_by: by,
    accepted: false,
    reason: 'Rémi avait déjà une place',
  };
  const message = { subject: 'Parking', text: 'Fermé.', states: ['CONFIRMEE' as const], letters: 1 };
  await write(desk.database(), async (transaction) => {
    const { database } = transaction;
    await addPieces(transaction, [play]);
    await discardPublished(transaction, 'pieces', play, by);
    await keepDeskBooking(transaction, booking_uuid, { by, reason: 'Pour Mme Castan, par téléphone' });
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
        note: 'Pour les Marty',
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
    bookingActs: [{ kind: 'booked' }],
    bookingMessages: [{ subject: 'Parking', text: 'Fermé.' }],
    roleDemandsDecided: [{ role: 'ROLE_BILLETTERIE', accepted: false }],
    freeTicketDemandsForOthers: [{}],
    freeTicketDemandsDecided: [{ accepted: false }],
    previewLinks: [{ kind: 'piece' }],
    armedDevices: [{ name: 'Porte A' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/Castan|Rémi|Marty/);
});

test('the bytes of a photo that somebody had begun to send go with them', async () => {
  const uuid = randomUUID();
  await keepPart(desk.database(), { owner: colette.uuid, uuid }, 0, Buffer.from('half'));
  await keepPart(desk.database(), { owner: marius.uuid, uuid: randomUUID() }, 0, Buffer.from('half'));
  await write(desk.database(), (transaction) => uploadPersonalData.erase(transaction, colette));
  const left = await desk.database().selectFrom('uploads').select('owner').execute();
  expect(left).toEqual([{ owner: marius.uuid }]);
});
