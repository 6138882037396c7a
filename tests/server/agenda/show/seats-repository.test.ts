import { describe, expect, test } from 'vitest';
import { releaseExpiredHolds } from '#server/tickets/booking/booking-hold-change';
import { write } from '#server/platform/database/transaction';
import { readSeatsLeftRows } from '#server/agenda/show/seats-repository';
import { moveShowDate } from '#server/agenda/show/show-repository';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { addTicket, after, curtain, openHouse } from '../../../support/door';

const desk = bookingDesk();
const database = () => desk.site().database;

/** The row in an up-to-date mirror: its last recorded state. */
async function mirrorSays(act: () => Promise<unknown>): Promise<number | 'nothing new'> {
  const told = () =>
    database()
      .selectFrom('change_log')
      .select('rev')
      .where('collection', '=', 'seats-left')
      .where('key', '=', desk.house().date)
      .execute();
  const before = (await told()).length;
  await act();
  if ((await told()).length === before) return 'nothing new';
  const rows = await readSeatsLeftRows(database(), [desk.house().date]);
  return rows.get(desk.house().date)?.left ?? 'nothing new';
}

const windowsOf = (key: string) =>
  database()
    .selectFrom('audience')
    .select(['scope', 'visible_from', 'visible_until'])
    .where('collection', '=', 'seats-left')
    .where('key', '=', key)
    .execute();

describe('how many seats a date of ten has left', () => {
  test('follows bookings, and those who give theirs back', async () => {
    let uuid = '';
    expect(await mirrorSays(async () => ({ uuid } = (await desk.book({ seats: seats(4) })).body))).toBe(6);
    const fewer = { body: { seats: seats(1) } };
    expect(await mirrorSays(() => desk.ask('PUT', `/api/bookings/${uuid}`, fewer))).toBe(9);
    expect(await mirrorSays(() => desk.ask('DELETE', `/api/bookings/${uuid}`))).toBe(10);
  });

  test('is told with the show as how many are booked; held seats are not', async () => {
    const { slug } = await database()
      .selectFrom('shows')
      .select('slug')
      .where('uuid', '=', desk.house().show)
      .executeTakeFirstOrThrow();
    await desk.hold(3);
    await desk.book({ seats: seats(4) });
    const read = await desk.ask('GET', `/api/shows/${slug}`);
    expect(read.body.dates[0]).toMatchObject({ uuid: desk.house().date, bookedPlaces: 4 });
    const listed = await desk.ask('GET', '/api/shows');
    expect(listed.body.find((show: { slug: string }) => show.slug === slug)).toEqual(read.body);
  });

  test('follows seats that are kept for a form, until their time is over', async () => {
    let uuid = '';
    expect(await mirrorSays(async () => ({ uuid } = (await desk.hold(3)).body))).toBe(7);
    const more = { body: { places: 5 } };
    expect(await mirrorSays(() => desk.ask('PUT', `/api/booking-holds/${uuid}`, more))).toBe(5);
    await desk.setClock(after(16, dayBefore));
    expect(await mirrorSays(() => releaseExpiredHolds(database()))).toBe(10);
  });

  test('tells when the seats kept for forms come free, so that nobody counts them any longer', async () => {
    await desk.hold(3);
    await desk.setClock(after(5, dayBefore));
    await desk.hold(2);
    await desk.book({ seats: seats(1) });
    const rows = await readSeatsLeftRows(database(), [desk.house().date]);
    expect(rows.get(desk.house().date)).toEqual({
      uuid: desk.house().date,
      left: 4,
      later: [
        { since: after(15, dayBefore), left: 7 },
        { since: after(20, dayBefore), left: 9 },
      ],
    });
    await desk.setClock(after(15, dayBefore));
    const then = await readSeatsLeftRows(database(), [desk.house().date]);
    expect(then.get(desk.house().date)).toMatchObject({ left: 7, later: [{ left: 9 }] });
  });

  test('follows what is offered to those who wait', async () => {
    const { uuid } = (await desk.book({ seats: seats(10) })).body;
    await desk.tick();
    await desk.book({ seats: seats(2), waitingList: true });
    expect(await mirrorSays(() => desk.ask('DELETE', `/api/bookings/${uuid}`))).toBe(8);
  });

  test('follows invitations that take a seat', async () => {
    expect(await mirrorSays(() => addTicket(database(), desk.house().date))).toBe(9);
  });

  test('follows the hall', async () => {
    const show = await desk.readShow();
    const larger = show.dates.map((date: object) => ({ ...date, maxPlaces: 25 }));
    expect(await mirrorSays(() => desk.saveShow({ ...show, dates: larger }))).toBe(25);
  });
});

describe('is told to everybody', () => {
  test('while the show is seen, until the date begins, wherever it moves', async () => {
    const { date } = desk.house();
    const window = (visible_until: Date) => [
      { scope: 'public', visible_from: new Date('2026-11-01T09:00:00+01:00'), visible_until },
    ];
    expect(await windowsOf(date)).toEqual(window(curtain));
    const tomorrow = after(24 * 60, curtain);
    await write(database(), (transaction) => moveShowDate(transaction, date, tomorrow));
    expect(await windowsOf(date)).toEqual(window(tomorrow));
  });

  test('no longer than the show is seen, nor once the date is gone', async () => {
    const show = await desk.readShow();
    const sooner = new Date('2026-11-21T12:00:00+01:00');
    await desk.saveShow({ ...show, visibleUntil: '2026-11-21T12:00:00+01:00' });
    expect((await windowsOf(desk.house().date))[0]?.visible_until).toEqual(sooner);
    const { version } = await desk.readShow();
    await desk.saveShow({ ...show, version, dates: [] });
    expect(await windowsOf(desk.house().date)).toEqual([]);
  });

  test('but not of a rehearsal', async () => {
    const { date } = await openHouse(database(), { rehearsal: true });
    expect(await windowsOf(date)).toEqual([]);
  });
});
