import { expect, test } from 'vitest';
import { keepMoneyOfBefore } from '#server/platform/database/migrations/063-money-at-the-door';
import { write } from '#server/platform/database/transaction';
import { boxOfficeDesk } from '../../../../support/box-office-desk';
import { after } from '../../../../support/door';

const desk = boxOfficeDesk();

/** Makes the tables what they were while the door's money was in the scans alone. */
const forget = () =>
  write(desk.database(), async ({ database }) => {
    await database.updateTable('bookings').set({ office_paid: false }).execute();
    await database
      .updateTable('bookings')
      .set({ paid_at: null })
      .where('uuid', 'in', (one) =>
        one.selectFrom('ticket_orders').select('booking_uuid').where('scan_key', 'is not', null),
      )
      .execute();
    await database.deleteFrom('ticket_orders').where('scan_key', 'is not', null).execute();
    await database.updateTable('scans').set({ means: null }).execute();
  });

test('what the door had taken becomes cash with numbers, and the office keeps what it was paid', async () => {
  const [atDoor, inOffice, atCounter, undone] = [
    await desk.booking(),
    await desk.booking({ paid_at: after(-60) }),
    await desk.booking(),
    await desk.booking(),
  ];
  await desk.sell({ seats: undefined, ticket: atCounter.ticket, total: 32.5 });
  await desk.scan({ ticket: atDoor.ticket, count: 2, paid: true });
  await desk.scan({ ticket: atDoor.ticket, paid: true, at: after(1) });
  const [entry] = await desk.scan({ ticket: undone.ticket, count: 3, paid: true });
  await desk.scan({ kind: 'undo', undoes: entry?.key ?? '', at: after(2) });
  await forget();
  await desk
    .database()
    .transaction()
    .execute((transaction) => keepMoneyOfBefore(transaction));

  const bookings = await desk
    .database()
    .selectFrom('bookings')
    .select(['uuid', 'paid_at', 'office_paid'])
    .execute();
  const of = ({ uuid }: { uuid: string }) => bookings.find((one) => one.uuid === uuid);
  expect(of(atDoor)).toMatchObject({ paid_at: after(10), office_paid: false });
  expect(of(inOffice)).toMatchObject({ paid_at: after(-60), office_paid: true });
  expect(of(atCounter)).toMatchObject({ office_paid: false });
  expect(of(undone)).toMatchObject({ paid_at: null, office_paid: false });
  expect(
    (await desk.orders()).filter(({ entry: brought }: { entry?: string }) => brought !== undefined),
  ).toMatchObject([
    { ticket: atDoor.ticket, total: 32.5, means: { code: 'ESPECES' }, state: { code: 'PAYEE' } },
  ]);
});
