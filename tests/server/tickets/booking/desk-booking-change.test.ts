import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { deleteOldBookers } from '#server/tickets/booking/booker-repository';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { bookingPost } from '../../../support/booking-post';
import { after, curtain } from '../../../support/door';
import { RESERVATION, publishAddresses } from '../../../support/published-addresses';
import { seatsTaken } from '../../../support/seats-taken';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const post = bookingPost(desk);

beforeAll(() => publishAddresses(desk.site().database));

const somebody = () => `${randomUUID()}@public.example`;
/** What Rosalie types while Odile is on the phone. */
const call = (fields = {}) => ({
  dateUuid: desk.house().date,
  name: 'Le Goff',
  firstname: 'Odile',
  seats: seats(2),
  ...fields,
});
const phone = (fields = {}) => desk.office('POST', '/api/office-bookings', call(fields));
const change = (uuid: string, fields = {}) => desk.office('PUT', `/api/office-bookings/${uuid}`, fields);
const cancel = (uuid: string, body = {}) =>
  desk.office('POST', `/api/office-bookings/${uuid}/cancellation`, body);
const history = async (uuid: string) =>
  (await desk.office('GET', `/api/office-bookings/${uuid}/history`)).body.map(
    ({ kind, office, by, places, reason }: Record<string, unknown>) => ({
      kind,
      office,
      ...(by !== undefined && { by: (by as { firstname: string }).firstname }),
      ...(places !== undefined && { places }),
      ...(reason !== undefined && { reason }),
    }),
  );
/** The whole of a booking as the office sends it back. */
const whole = ({ name, firstname, email, phone: number, version, paidAt }: Record<string, unknown>) => ({
  name,
  firstname,
  ...(email !== '' && { email }),
  ...(number !== undefined && { phone: number }),
  paid: paidAt !== undefined,
  version,
});

describe('a booking by phone', () => {
  test('needs no address, and writes to nobody then', async () => {
    const { status, body } = await phone({ phone: '02 99 00 00 00' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Le Goff', email: '', state: { code: 'CONFIRMEE' }, total: 24 });
    expect(await post.written('')).toEqual([]);
    expect(await history(body.uuid)).toEqual([{ kind: 'booked', office: true, by: 'Rosalie' }]);
  });

  test('is written to where there is an address', async () => {
    const email = somebody();
    await phone({ email });
    expect((await post.next(email)).subject).toContain('Votre réservation est confirmée');
  });

  test('is taken after visitors can book no more, until the curtain rises', async () => {
    await desk.setClock(after(-60, curtain));
    expect((await desk.book()).status).toBe(409);
    expect((await phone()).status).toBe(201);
    await desk.setClock(curtain);
    expect((await phone()).body).toMatchObject({ code: 'wrong-state' });
  });

  test('waits where the date is full, as long as anything is offered', async () => {
    await phone({ seats: seats(10) });
    expect((await phone()).body).toMatchObject({ code: 'full', message: 'Cette séance est complète.' });
    expect((await phone({ waitingList: true })).body.state.code).toBe('EN_ATTENTE');
    await desk.setClock(after(-60, curtain));
    expect((await phone({ waitingList: true })).body).toMatchObject({ code: 'full' });
  });

  test('sent twice books once', async () => {
    const uuid = randomUUID();
    expect((await phone({ uuid })).status).toBe(201);
    expect((await phone({ uuid })).body).toMatchObject({ code: 'already-exists' });
    expect((await seatsTaken(desk.site().database, desk.house().date)).booked).toBe(2);
  });

  test('races visitors for the last seats, and nobody sits on anybody', async () => {
    const works = Array.from({ length: 24 }, (_, rank) =>
      rank % 2 === 0 ? phone({ seats: seats(1 + (rank % 3)) }) : desk.book({ seats: seats(1 + (rank % 3)) }),
    );
    const answers = await Promise.all(works);
    const sold = answers.map(({ status }, rank) => (status === 201 ? 1 + (rank % 3) : 0));
    expect(answers.every(({ status, body }) => status === 201 || body.code === 'full')).toBe(true);
    expect(sold.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect((await seatsTaken(desk.site().database, desk.house().date)).booked).toBe(10);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'nulle part' }, 'email'],
    [{ phone: 'chez elle' }, 'phone'],
    [{ seats: [] }, 'seats'],
    [{ seats: seats(11) }, 'seats.0.count'],
    [{ seats: [{ category: { slug: 'inconnu' }, count: 1 }] }, 'seats.0.category'],
  ])('is refused with %j', async (fields, field) => {
    const { status, body } = await phone(fields);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(field);
  });

  test('is refused for a date that is not there, and at another price than was told', async () => {
    expect((await phone({ dateUuid: randomUUID() })).status).toBe(404);
    expect((await phone({ total: 1 })).body).toMatchObject({ code: 'price-changed' });
  });

  test('is forgotten with its name three years later', async () => {
    const { body } = await phone({ phone: '02 99 00 00 00' });
    await cancel(body.uuid, { reason: 'Odile est souffrante' });
    await desk.setClock(after(4 * 365 * 24 * 60, curtain));
    await write(desk.site().database, deleteOldBookers);
    const { body: found } = await desk.office('GET', `/api/bookings?date=${desk.house().date}`);
    expect(found.data[0]).toMatchObject({ name: 'Anonyme', firstname: '' });
    expect(found.data[0]).not.toHaveProperty('phone');
    expect(JSON.stringify(await history(body.uuid))).not.toContain('Odile');
  });
});

describe('the office changes a booking', () => {
  test('its seats and its holder, and tells why', async () => {
    const [email, other] = [somebody(), somebody()];
    const { body } = await desk.book({ email });
    await post.next(email);
    const changed = await change(body.uuid, {
      ...whole(body),
      email: other,
      seats: seats(4),
      reason: 'Comme convenu au téléphone.',
    });
    expect(changed.body).toMatchObject({ email: other, total: 48 });
    const mail = await post.next(other);
    expect(mail.subject).toContain('Votre réservation a été modifiée');
    expect(mail.text).toContain('Comme convenu au téléphone.');
    expect(mail.replyTo?.[0]?.address).toBe(RESERVATION);
    expect(mail.text).not.toContain(troupe.rosalie.email);
    const told = { office: true, by: 'Rosalie', reason: 'Comme convenu au téléphone.' };
    const acts = await history(body.uuid);
    expect(acts[0]).toEqual({ kind: 'booked', office: false });
    expect(acts).toContainEqual({ kind: 'seats', ...told, places: [2, 4] });
    expect(acts).toContainEqual({ kind: 'holder', ...told });
  });

  test('to say that it was paid, or was not, of which nobody is written to', async () => {
    const email = somebody();
    const { body } = await desk.book({ email });
    const paid = await change(body.uuid, { ...whole(body), paid: true });
    expect(paid.body.paidAt).toBeDefined();
    await desk.tick();
    const unpaid = await change(body.uuid, { ...whole(paid.body), paid: false });
    expect(unpaid.body.paidAt).toBeUndefined();
    expect((await history(body.uuid)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'booked',
      'paid',
      'unpaid',
    ]);
    expect(await post.written(email)).toHaveLength(1);
  });

  test('not over what somebody else changed meanwhile', async () => {
    const { body } = await desk.book();
    await desk.ask('PUT', `/api/bookings/${body.uuid}`, { body: { seats: seats(3) } });
    expect((await change(body.uuid, whole(body))).body).toMatchObject({ code: 'stale-version' });
  });

  test('to give seats to somebody who waits, where there are some', async () => {
    const [first, email] = [(await desk.book({ seats: seats(10) })).body, somebody()];
    const { body } = await desk.book({ email, waitingList: true });
    // Letters that are handed over together come in any order.
    await post.next(email);
    const state = { code: 'CONFIRMEE' };
    expect((await change(body.uuid, { ...whole(body), state })).body).toMatchObject({ code: 'full' });
    await change(first.uuid, { ...whole(first), seats: seats(9) });
    expect((await change(body.uuid, { ...whole(body), state })).body).toMatchObject({ code: 'full' });
    await desk.setDate({ max_places: 12 });
    expect((await change(body.uuid, { ...whole(body), state })).body.state.code).toBe('CONFIRMEE');
    expect((await post.next(email)).subject).toContain('Votre réservation est confirmée');
  });

  test('not to more seats than there are, nor once it is cancelled', async () => {
    const { body } = await desk.book();
    await desk.book({ seats: seats(7) });
    expect((await change(body.uuid, { ...whole(body), seats: seats(4) })).body).toMatchObject({
      code: 'full',
    });
    const { body: gone } = await cancel(body.uuid);
    expect((await change(body.uuid, whole(gone))).body).toMatchObject({ code: 'wrong-state' });
    expect((await change(randomUUID(), whole(body))).status).toBe(404);
  });
});

describe('the office cancels a booking', () => {
  test('with a reason that is told, and its seats go to who waits', async () => {
    const [email, waiting] = [somebody(), somebody()];
    const { body } = await desk.book({ email, seats: seats(10) });
    await desk.book({ email: waiting, waitingList: true });
    for (const one of [email, waiting]) await post.next(one);
    expect((await cancel(body.uuid, { reason: 'Le car ne part pas.' })).body.state.code).toBe('ANNULEE');
    expect((await cancel(body.uuid)).body.state.code).toBe('ANNULEE');
    const mail = await post.next(email);
    expect(mail.text).toMatch(/L’association a annulé votre réservation[^]*Le car ne part pas\./);
    expect((await post.next(waiting)).subject).toContain('Des places pour vous');
    expect(await history(body.uuid)).toEqual([
      { kind: 'booked', office: false },
      { kind: 'cancelled', office: true, by: 'Rosalie', reason: 'Le car ne part pas.' },
    ]);
    const kinds = new Set((await post.written(email)).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['booking-confirmed', 'booking-cancelled']));
  });

  test('not one that is not there', async () => expect((await cancel(randomUUID())).status).toBe(404));
});
