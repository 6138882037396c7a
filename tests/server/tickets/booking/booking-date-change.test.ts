import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { formatWireDate } from '#common/base/paris-time';
import { remindBookers } from '#server/tickets/booking/booking-reminder';
import { after, curtain } from '../../../support/door';
import { otherDateDesk } from '../../../support/other-date-desk';
import { openPostOffice } from '../../../support/post-office';

const desk = otherDateDesk();
const { database, bookSeats: book, read, change, taken, movedAway } = desk;
const sunday = after(24 * 60, curtain);
const subjectsTo = async (email: string) => {
  const mails = database().selectFrom('mails').where('recipient', '=', email).orderBy('created_at');
  return (await mails.select('subject').execute()).map(({ subject }) => subject.split(' – ')[0]);
};

describe('a booking changes to another date of its show', () => {
  test('with its seats and their prices, and its history and its letter say so', async () => {
    const { uuid, email, ...booked } = await book();
    expect(await taken()).toEqual([2, 0]);
    const { status, body } = await change(uuid, undefined, { date: formatWireDate(sunday) });
    expect([status, body]).toMatchObject([
      200,
      { uuid, dateUuid: desk.house().otherDate, date: formatWireDate(sunday), total: 24 },
    ]);
    expect([body.seats, body.state]).toEqual([booked.seats, booked.state]);
    expect(body.version).not.toBe(booked.version);
    expect(await taken()).toEqual([0, 2]);
    const history = (await desk.office('GET', `/api/office-bookings/${uuid}/history`)).body;
    expect(history.at(-1)).toMatchObject({
      kind: 'other-date',
      office: false,
      dates: [formatWireDate(curtain), formatWireDate(sunday)],
    });
    expect(await subjectsTo(email)).toEqual([
      'Votre réservation est confirmée',
      'Votre réservation change de date',
    ]);
    const lists = await Promise.all(
      [desk.house().date, desk.house().otherDate].map((date) =>
        desk.office('GET', `/api/bookings?date=${date}`),
      ),
    );
    expect(lists.map(({ body: list }) => list.data.map((each: typeof body) => each.uuid))).toEqual([
      [],
      [uuid],
    ]);
  });

  test('by a letter that names both dates, with the ticket and the entry of the new one', async () => {
    const post = await openPostOffice(desk);
    try {
      const { uuid, email } = await book();
      await post.deliver();
      const before = await entryOf(uuid);
      await change(uuid);
      await desk.tick();
      await post.deliver();
      await post.sink.next(email);
      const letter = await post.sink.next(email);
      const text = (letter.text ?? '').replaceAll('\u00a0', ' ');
      expect(text).toContain(
        'Votre réservation change de date : « Le Dindon », le dimanche 22 novembre 2026',
      );
      expect(text).toContain('Elle n’est plus pour le samedi 21 novembre 2026');
      expect(letter.attachments).toHaveLength(2);
      const entry = await entryOf(uuid);
      expect([entry.uid, entry.start]).toEqual([before.uid, sunday]);
      expect(entry.sequence).toBeGreaterThan(before.sequence);
    } finally {
      await post.close();
    }
  });

  test('once, though its answer was lost and it is sent again', async () => {
    const { uuid, email } = await book();
    const first = await change(uuid);
    const again = await change(uuid);
    expect(again).toMatchObject({ status: 200, body: { version: first.body.version } });
    expect(await subjectsTo(email)).toHaveLength(2);
    expect(await taken()).toEqual([0, 2]);
  });

  test('and back again', async () => {
    const { uuid } = await book();
    await change(uuid);
    expect((await change(uuid, desk.house().date)).status).toBe(200);
    expect(await taken()).toEqual([2, 0]);
    expect(await movedAway(desk.house().date)).toBeUndefined();
    expect(await movedAway(desk.house().otherDate)).toHaveLength(1);
  });

  test('whose booker is reminded of it, though they were reminded of the former one', async () => {
    await desk.setClock(after(-2 * 24 * 60, curtain));
    const { uuid, email } = await book();
    await desk.setClock(after(-24 * 60, curtain));
    await remindBookers(database());
    await change(uuid);
    await desk.setClock(curtain);
    await remindBookers(database());
    expect(await subjectsTo(email)).toHaveLength(4);
  });

  test('and its booker, who has just been sent the ticket of tomorrow, is not reminded of it too', async () => {
    await desk.setClock(after(-2 * 24 * 60, curtain));
    const { uuid, email } = await book();
    await desk.setClock(after(-6 * 60, curtain));
    await change(uuid);
    await remindBookers(database());
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  test('and is written nothing more of what only those of the former one are told', async () => {
    const { uuid, email } = await book();
    await desk.office('POST', `/api/booking-dates/${desk.house().date}/messages`, {
      uuid: randomUUID(),
      subject: 'Changement de salle',
      text: 'Nous jouons au foyer.',
      states: ['CONFIRMEE'],
    });
    await change(uuid);
    const mails = database().selectFrom('mails').where('recipient', '=', email);
    expect(
      await mails.where('subject', 'like', 'Changement de salle%').select('drop_reason').execute(),
    ).toEqual([{ drop_reason: 'state-changed' }]);
  });

  test('and is told nothing more of the former one, which had changed meanwhile', async () => {
    const { uuid, email } = await book();
    await desk.moveDate(after(60, curtain));
    await change(uuid);
    expect(await desk.tellBookers()).toBe(0);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  test('and gives its seats to whoever waits for the former one', async () => {
    await desk.setDate({ max_places: 2 });
    const { uuid } = await book();
    const waiting = await book({ waitingList: true });
    expect(waiting.state.code).toBe('EN_ATTENTE');
    await change(uuid);
    expect((await read(waiting.uuid)).state.code).toBe('PROPOSEE');
    expect((await change(uuid, desk.house().date)).body).toMatchObject({ code: 'full' });
  });
});

async function entryOf(uuid: string) {
  const { body } = await desk.ask('GET', `/api/bookings/${uuid}/ics`);
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(body)));
  const event = new ICAL.Event(must(calendar.getFirstSubcomponent('vevent'), 'an event'));
  return { uid: event.uid, start: event.startDate.toJSDate(), sequence: event.sequence };
}
