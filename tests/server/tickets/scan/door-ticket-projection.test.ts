import { describe, expect, test } from 'vitest';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { readDoorScans } from '#server/tickets/scan/scan-repository';
import { addBookedTicket, addBooking, after, openHouse, scan } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';

const stage = doorStage(after(60));

describe('money', () => {
  test('confirmed as taken lets the booking in, and it owes nothing any more', async () => {
    const uuid = await stage.bookedTicket();
    expect(await owed(uuid)).toBe(32.5);
    expect(await stage.sendOne({ ticket: uuid, count: 3, paid: true })).toMatchObject({ status: 'accepted' });
    expect(await owed(uuid)).toBe(0);
  });

  test('is owed again when the entry that brought it is undone', async () => {
    const uuid = await stage.bookedTicket();
    const entry = stage.scan({ ticket: uuid, count: 3, paid: true });
    await stage.send(entry);
    await stage.sendOne({ kind: 'undo', undoes: entry.key, at: after(2) });
    expect(await owed(uuid)).toBe(32.5);
  });

  test('that a phone took before it heard that the door takes none any more is in its cash box', async () => {
    const strict = await openHouse(stage.database, { pay_at_door: false });
    const uuid = await addBookedTicket(stage.database, strict.date);
    const results = await stage.send(scan(strict, { ticket: uuid, count: 3, paid: true }));
    expect(results).toMatchObject([{ status: 'accepted', verdict: 'OK' }]);
    expect(await owed(uuid)).toBe(0);
  });

  test('taken twice shows on the ticket', async () => {
    const uuid = await stage.bookedTicket();
    await stage.send(
      stage.scan({ ticket: uuid, count: 3, paid: true, amount: 32.5 }),
      stage.scan({ ticket: uuid, count: 3, paid: true, amount: 20, at: after(1) }),
    );
    expect(await overpaid(uuid)).toBe(20);
  });

  test('that the office has is not asked for at the door', async () => {
    const uuid = await stage.bookedTicket({ paid_at: after(-600) });
    expect(await stage.sendOne({ ticket: uuid, count: 3 })).toMatchObject({ status: 'accepted' });
  });

  test('is no longer missing for an entry once an earlier, paid one arrives', async () => {
    const uuid = await stage.bookedTicket();
    const unpaid = stage.scan({ ticket: uuid, at: after(5), count: 1 });
    expect(await stage.send(unpaid)).toMatchObject([{ status: 'accepted', verdict: 'A_ENCAISSER' }]);
    await stage.sendOne({ ticket: uuid, at: after(1), count: 2, paid: true });
    expect(await stage.stored(unpaid.key)).toMatchObject({ status: 'accepted', verdict: 'OK' });
  });

  const row = async (uuid: string) => (await readDoorTickets(stage.database, [uuid])).get(uuid);
  const owed = async (uuid: string) => (await row(uuid))?.amountDue;
  const overpaid = async (uuid: string) => (await row(uuid))?.overpaid;
});

test('no phone is told what opens the page of a booking', async () => {
  const booking = await addBooking(stage.database, stage.evening.date);
  const told = await stage.database.selectFrom('change_log').select('key').execute();
  expect(told.map(({ key }) => key)).not.toContain(booking);
  expect((await readDoorTickets(stage.database, [booking])).size).toBe(0);
});

test('phones read which door and who, and neither mail nor phone number of a booking', async () => {
  const uuid = await stage.bookedTicket({ paid_at: after(-600) });
  const sent = stage.scan({ ticket: uuid, count: 3 });
  await stage.send(sent);
  expect((await readDoorScans(stage.database, [sent.key])).get(sent.key)).toMatchObject({
    deviceName: 'Porte A',
    by: 'Bertrand Calvet',
    count: 3,
    status: 'accepted',
  });
  const row = (await readDoorTickets(stage.database, [uuid])).get(uuid);
  expect(row).toEqual({
    uuid,
    dateUuid: stage.evening.date,
    kind: 'booking',
    name: 'Rémi Castan',
    seats: 3,
    categories: [
      { name: 'Plein tarif', count: 2 },
      { name: 'Tarif réduit', count: 1 },
    ],
    generated: true,
    amountDue: 0,
  });
});
