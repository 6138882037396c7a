import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type WriteTransaction, write } from '#server/platform/database/transaction';
import {
  askForFreeTickets,
  decideFreeTicketDemand,
} from '#server/tickets/free-ticket-demand/free-ticket-demand-change';
import { lockDates } from '#server/agenda/show/show-repository';
import { addBooking, after, openHouse } from '../../../support/door';
import { lockWaits } from '../../../support/lock-waits';
import { evening, peopleDesk } from '../../../support/people-desk';
import { troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { marius, agathe } = troupe;
const tomorrow = { date: after(60 * 24, evening) };

/** Marius deletes his account while another writer, who works first, holds a date of his. */
async function leaveWhile(
  work: (transaction: WriteTransaction) => Promise<unknown>,
  meanwhile: () => Promise<unknown> = async () => undefined,
) {
  const { left } = await write(desk.database(), async (transaction) => {
    await work(transaction);
    const left = desk.ask('DELETE', `/api/users/${marius.uuid}`, { by: marius });
    await lockWaits(desk.database(), 1);
    await meanwhile();
    return { left };
  });
  expect((await left).status).toBe(204);
}

test('what is booked for another date while the account is deleted loses the name too', async () => {
  const database = desk.database();
  const { date, otherDate } = await openHouse(database, tomorrow);
  const { email } = marius;
  await addBooking(database, date, { email });
  await leaveWhile(
    (transaction) => lockDates(transaction, [date]),
    () => addBooking(database, otherDate, { email }),
  );
  const others = database.selectFrom('bookings').selectAll().where('date_uuid', '=', otherDate);
  expect(await others.execute()).toMatchObject([{ name: 'Anonyme', email: '', state: 'ANNULEE' }]);
});

test('the tickets of a demand accepted while the account is deleted are cancelled, without names', async () => {
  const database = desk.database();
  const { date } = await openHouse(database, tomorrow);
  const uuid = randomUUID();
  await write(database, (transaction) =>
    transaction.database
      .insertInto('free_ticket_demands')
      .values({ uuid, date_uuid: date, owner_uuid: marius.uuid, names: ['Zoé'], created_at: evening })
      .execute(),
  );
  const judge = { uuid: agathe.uuid, roles: new Set<never>(), session: randomUUID() };
  await leaveWhile((transaction) =>
    decideFreeTicketDemand(transaction, judge, uuid, { state: { code: 'ACCEPTEE' } }),
  );
  const given = database.selectFrom('free_tickets').selectAll().where('date_uuid', '=', date);
  expect(await given.execute()).toMatchObject([{ name: 'Anonyme', cancelled_at: expect.any(Date) }]);
});

test('a demand asked and accepted for any date while the account is deleted leaves no ticket with a name', async () => {
  const database = desk.database();
  const { date } = await openHouse(database, tomorrow);
  const judge = { uuid: agathe.uuid, roles: new Set<never>(), session: randomUUID() };
  const owner = { uuid: marius.uuid };
  await leaveWhile(
    (transaction) =>
      transaction.database
        .selectFrom('users')
        .select('uuid')
        .where('uuid', '=', marius.uuid)
        .forKeyShare()
        .execute(),
    () =>
      write(database, async (transaction) => {
        const names = ['Zoé'];
        const asked = await askForFreeTickets(transaction, judge, true, { dateUuid: date, names, owner });
        await decideFreeTicketDemand(transaction, judge, asked.uuid, { state: { code: 'ACCEPTEE' } });
      }),
  );
  const given = database.selectFrom('free_tickets').selectAll().where('date_uuid', '=', date);
  expect(await given.execute()).toMatchObject([{ name: 'Anonyme', cancelled_at: expect.any(Date) }]);
});
