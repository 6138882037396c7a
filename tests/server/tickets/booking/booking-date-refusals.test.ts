import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { cancelBooking } from '#server/tickets/booking/booking-change';
import { write } from '#server/platform/database/transaction';
import { order, seats } from '../../../support/booking-desk';
import { after, curtain, openHouse, scan, send } from '../../../support/door';
import { otherDateDesk } from '../../../support/other-date-desk';

const desk = otherDateDesk();
const { database, bookSeats: book, read, change, setOther, taken, stored, ticketOf } = desk;
const somebody = () => `${randomUUID()}@public.example`;

describe('a booking keeps its date', () => {
  const closed = 'Les réservations de cette séance sont closes.';
  const cases: readonly [string, (uuid: string) => Promise<unknown>, number, string][] = [
    ['where too few seats are left', () => setOther({ max_places: 1 }), 409, 'Il ne reste qu’une place.'],
    ['where no seat is left', () => setOther({ max_places: 0 }), 409, 'Cette séance est complète.'],
    ['where the other is no longer booked', () => setOther({ closing_date: desk.now() }), 409, closed],
    ['once its own is no longer booked', () => desk.setDate({ closing_date: desk.now() }), 409, closed],
    ['where the other is a rehearsal', () => setOther({ rehearsal: true }), 404, 'Séance introuvable'],
    [
      'where participation is free at the other',
      () => setOther({ free_participation: true }),
      409,
      'Les places de cette séance ne se paient pas de la même façon\u00a0: faites une autre réservation, puis annulez celle-ci.',
    ],
    [
      'once it is cancelled',
      (uuid) => write(database(), (transaction) => cancelBooking(transaction, uuid)),
      409,
      'Cette réservation est annulée.',
    ],
    [
      'once it is paid',
      (uuid) =>
        write(database(), (transaction) =>
          transaction.database
            .updateTable('bookings')
            .set({ paid_at: desk.now() })
            .where('uuid', '=', uuid)
            .execute(),
        ),
      409,
      'Cette réservation est payée\u00a0: écrivez à l’association pour la changer.',
    ],
    [
      'once somebody came in with it',
      async (uuid) => {
        await desk.setDate({ closing_date: curtain });
        await desk.setClock(after(5));
        await send(database(), scan(desk.house(), { ticket: await ticketOf(uuid), count: 1, at: after(4) }));
      },
      409,
      'Une personne est déjà entrée avec cette réservation\u00a0: elle ne change plus de date.',
    ],
  ];
  test.each(cases)('%s', async (_, prepare, status, message) => {
    const { uuid } = await book();
    await prepare(uuid);
    expect(await change(uuid)).toMatchObject({ status, body: { message } });
    expect(await read(uuid)).toMatchObject({ dateUuid: desk.house().date });
  });

  test('while it waits for seats', async () => {
    await desk.setDate({ max_places: 2 });
    await book();
    const { uuid } = await book({ waitingList: true });
    expect((await change(uuid)).body).toMatchObject({
      message: 'Cette réservation n’a pas encore ses places.',
    });
  });

  test('where the other belongs to another show, or is unknown', async () => {
    const { uuid } = await book();
    const { date: elsewhere } = await openHouse(database());
    expect((await change(uuid, elsewhere)).body).toMatchObject({
      message: 'Cette séance est celle d’un autre spectacle.',
    });
    expect((await change(uuid, randomUUID())).status).toBe(404);
    expect((await change(randomUUID())).status).toBe(404);
  });

  test('where the other was moved since its page showed it', async () => {
    const { uuid } = await book();
    const { body } = await change(uuid, undefined, { date: formatWireDate(curtain) });
    expect(body.message).toMatch(/changé de date.+dim\.\s22\snov\./);
    expect(await taken()).toEqual([2, 0]);
  });

  test('where its range has many seats of the other already; from elsewhere it changes, and counts there', async () => {
    await desk.setDate({ max_places: 30 });
    const network = { 'X-Forwarded-For': '198.51.100.7' };
    const { uuid } = (await desk.book({ email: somebody() }, network)).body;
    const { otherDate } = desk.house();
    for (const count of [10, 10, 5]) {
      const body = order(otherDate, { email: somebody(), seats: seats(count) });
      expect((await desk.ask('POST', '/api/bookings', { body, headers: network })).status).toBe(201);
    }
    const from = (headers: object) =>
      desk.ask('PUT', `/api/bookings/${uuid}/date`, {
        body: { dateUuid: otherDate },
        headers: { ...headers },
      });
    expect((await from(network)).body.message).toMatch(/^Beaucoup de places de cette séance/);
    expect((await from({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(200);
    const { network_range } = await stored(uuid);
    expect(network_range).not.toBeNull();
  });
});
