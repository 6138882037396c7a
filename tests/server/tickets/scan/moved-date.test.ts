import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { boxOfficeFigures } from '#common/rules/box-office';
import { findArrived } from '#server/tickets/booking/arrived-repository';
import { findTicketsOf } from '#server/tickets/booking/booking-repository';
import { write } from '#server/platform/database/transaction';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { readEveningReport } from '#server/tickets/scan/evening-report';
import { readDoorScans } from '#server/tickets/scan/scan-repository';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { moveShowDate } from '#server/agenda/show/show-repository';
import { countInside, groupScans, indexTickets } from '../../../../src/screens/front-of-house/door-index';
import { addBooking, addTicket, after, curtain, openHouse, scan, send } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { fc } from '../../../support/properties';

const THREE_DAYS = 3 * 24 * 60;
const stage = doorStage(after(60));

const moveTo = (uuid: string, to: Date) =>
  write(stage.database, (transaction) => moveShowDate(transaction, uuid, to));

test('a free ticket that let somebody in before its date was put off is used neither then nor for the new evening', async () => {
  const house = await openHouse(stage.database);
  const ticket = await addTicket(stage.database, house.date);
  await send(stage.database, scan(house, { ticket, at: after(1) }));
  expect(await stage.stateOf(ticket)).toMatchObject({ state: 'UTILISE' });
  await moveTo(house.date, after(THREE_DAYS, curtain));
  expect(await stage.stateOf(ticket)).toEqual({ state: 'GENERE', used_at: null });
  await moveTo(house.date, curtain);
  expect(await stage.stateOf(ticket)).toEqual({ state: 'UTILISE', used_at: after(1) });
});

test('what an offline phone took before the evening was put off stays taken, though it tells so afterwards', async () => {
  const { database } = stage;
  await stage.setClock(after(60));
  const house = await openHouse(database);
  const booking = await addBooking(database, house.date);
  const ticket = must((await findTicketsOf(database, [booking])).get(booking), 'its ticket');
  await moveTo(house.date, after(THREE_DAYS, curtain));
  const paid = { ticket, count: 3, paid: true, means: 'ESPECES', amount: 32.5 } as const;
  const [early, during] = await send(
    database,
    scan(house, { ...paid, at: after(-60) }),
    scan(house, { ...paid, at: after(20) }),
  );
  expect([early?.status, during?.status]).toEqual(['refused', 'accepted']);
  const orders = await database
    .selectFrom('ticket_orders')
    .select(['state', 'total'])
    .where('booking_uuid', '=', booking)
    .execute();
  expect(orders).toEqual([{ state: 'PAYEE', total: 32.5 }]);
  expect(await findArrived(database, [booking])).toEqual(new Map());
});

const passage = fc.record({
  minute: fc.integer({ min: 1, max: 40 }),
  isFormer: fc.boolean(),
  count: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('entry' as const, 'entry' as const, 'exit' as const),
  ofBooking: fc.boolean(),
  device: fc.constantFrom('phoneA' as const, 'phoneB' as const),
});

test('whoever came in before a date was put off is in nowhere: not on the phone, at the counter, in the booking or in the report', async () => {
  const { database } = stage;
  await fc.assert(
    fc.asyncProperty(
      fc.array(passage, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (plans, reEntry) => {
        await stage.setClock(after(60));
        const house = await openHouse(database, { re_entry: reEntry });
        const booking = await addBooking(database, house.date, { paid_at: after(-120) });
        const ofBooking = must((await findTicketsOf(database, [booking])).get(booking), 'its ticket');
        const free = await addTicket(database, house.date);
        const planned = plans.map(({ minute, isFormer, count, kind, ofBooking: isBooked, device }) => ({
          isFormer,
          sent: scan(house, {
            ticket: isBooked ? ofBooking : free,
            device: house[device],
            kind,
            count: isBooked ? count : 1,
            at: after(isFormer ? minute : minute + THREE_DAYS),
          }),
        }));
        const sentOf = (former: boolean) =>
          planned.flatMap(({ isFormer, sent }) => (isFormer === former ? [sent] : []));
        await send(database, ...sentOf(true));
        await moveTo(house.date, after(THREE_DAYS, curtain));
        await stage.setClock(after(THREE_DAYS + 60));
        await send(database, ...sentOf(false));

        // What a phone holds.
        const date = must((await readDoorDates(database, [house.date])).get(house.date), 'the date');
        const tickets = [...(await readDoorTickets(database, [ofBooking, free])).values()];
        const rows = [
          ...(
            await readDoorScans(
              database,
              planned.map(({ sent }) => sent.key),
            )
          ).values(),
        ];
        const ofEvening = rows.filter(({ at }) => at > after(24 * 60));
        const figures = (scans: typeof rows) =>
          boxOfficeFigures({ date, tickets, scans, orders: [] }, after(THREE_DAYS + 60));
        const { arrived } = figures(rows);
        expect(figures(rows)).toEqual(figures(ofEvening));
        const index = indexTickets(tickets);
        expect(countInside(groupScans(rows), index, date)).toBe(
          countInside(groupScans(ofEvening), index, date),
        );
        // What the server says.
        expect(await readEveningReport(database, house.date)).toMatchObject({ arrived });
        const withBooking = figures(rows.filter(({ ticket }) => ticket === ofBooking)).arrived;
        expect((await findArrived(database, [booking])).get(booking) ?? 0).toBe(withBooking);
      },
    ),
    { numRuns: 25 },
  );
});
