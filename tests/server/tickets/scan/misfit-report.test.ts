import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { findTicketsOf } from '#server/tickets/booking/booking-repository';
import { changeDeskBooking } from '#server/tickets/booking/desk-booking-change';
import { write } from '#server/platform/database/transaction';
import { disarmDevice } from '#server/tickets/device/device-repository';
import { readEveningReport } from '#server/tickets/scan/evening-report';
import { readDoorScans } from '#server/tickets/scan/scan-repository';
import { addBookedTicket, addBooking, addTicket, after, openHouse, scan, send } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const stage = doorStage(after(-18));

test('whom a phone let in though their booking became smaller or was cancelled is counted, and it is said since when', async () => {
  const { database, evening } = stage;
  const booking = await addBooking(database, evening.date, { paid_at: after(-120) });
  const reduced = must((await findTicketsOf(database, [booking])).get(booking), 'its ticket');
  const cancelled = await addBookedTicket(database, evening.date, { state: 'ANNULEE' });
  await write(database, (transaction) =>
    changeDeskBooking(transaction, troupe.rosalie, booking, {
      name: 'Castan',
      firstname: 'Rémi',
      seats: [{ category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 1, price: 12 }],
      paid: true,
      version: 'first',
    }),
  );
  await stage.setClock(after(60));
  const family = scan(evening, { ticket: reduced, at: after(1), count: 3 });
  await send(database, family, scan(evening, { ticket: cancelled, at: after(2), count: 3 }));
  const report = await readEveningReport(database, evening.date);
  expect(report).toMatchObject({ expected: 1, arrived: 6, absent: [] });
  expect(report.incidents).toMatchObject([
    { status: 'accepted', verdict: 'EN_TROP', name: 'Rémi Castan', beyond: 2, since: after(-18) },
    { status: 'accepted', verdict: 'ANNULE', since: after(-60) },
  ]);
  expect((await readDoorScans(database, [family.key])).get(family.key)).toMatchObject({
    seats: 3,
    misfit: 'EN_TROP',
  });
});

test('what a phone brings that was disarmed meanwhile is counted, and told with its mark', async () => {
  const { database } = stage;
  const house = await openHouse(database);
  await write(database, (transaction) => disarmDevice(transaction, house.phoneA));
  await send(database, scan(house, { ticket: await addTicket(database, house.date) }));
  expect(await readEveningReport(database, house.date)).toMatchObject({
    arrived: 1,
    incidents: [{ status: 'accepted', mark: 'device-over' }],
  });
});
