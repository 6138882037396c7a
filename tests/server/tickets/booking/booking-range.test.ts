import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseWireDate } from '#common/base/paris-time';
import { forgetRanges } from '#server/tickets/booking/booker-repository';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { write } from '#server/platform/database/transaction';
import { bookingDesk, dayBefore, order, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { openPostOffice } from '../../../support/post-office';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const database = () => desk.site().database;
const minutes = (count: number) => after(count, dayBefore);
const somebody = () => `${randomUUID()}@public.example`;

let ranges = 0;
let range = '';
/** An address of the range of this test. */
const from = (host: number) => `${range}.${host}`;

beforeEach(async () => {
  ranges += 1;
  range = `203.0.${ranges}`;
  await desk.setDate({ max_places: 30 });
});

const book = (count: number, network: string, fields = {}) =>
  desk.book({ email: somebody(), seats: seats(count), ...fields }, { 'X-Forwarded-For': network });
const stateOf = async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body.state.code;
const confirm = (uuid: string, confirmation?: string) =>
  desk.ask('PUT', `/api/bookings/${uuid}`, {
    body: { state: { code: 'CONFIRMEE' }, ...(confirmation !== undefined && { confirmation }) },
  });
const lettersOf = async (uuid: string) => {
  const ofBooking = database().selectFrom('mails').where('booking_uuid', '=', uuid);
  const letters = await ofBooking.select(['kind', 'text']).orderBy('kind', 'desc').execute();
  return letters.map(({ kind, text }) => ({ kind, text: (text ?? '').replaceAll('\u00a0', ' ') }));
};
const secretIn = (text = '') => /\?confirmation=([\w-]+)/.exec(text)?.[1] ?? '';

/** The booking that is too much for the range. */
async function oneTooMany() {
  await book(10, from(7));
  await book(10, from(200));
  return (await book(10, from(99))).body;
}

describe('three bookings of ten for a hall of thirty, from neighbouring networks', () => {
  test('leave the last to be confirmed by mail, which says so', async () => {
    const made = await oneTooMany();
    expect(made).toMatchObject({ state: { code: 'PROPOSEE' }, toConfirm: true });
    expect(parseWireDate(made.offeredUntil)).toEqual(minutes(30));
    const [letter, ...more] = await lettersOf(made.uuid);
    expect([letter?.kind, more]).toEqual(['booking-to-confirm', []]);
    expect(letter?.text).toContain('beaucoup de places ont été réservées depuis le même réseau');
    expect((await book(1, from(5))).body.code).toBe('full');
  });

  test('whose last one is confirmed by whoever has its letter, and by nobody else', async () => {
    const { uuid } = await oneTooMany();
    for (const guess of [undefined, '', randomUUID()]) {
      const { status, body } = await confirm(uuid, guess);
      expect([400, 409]).toContain(status);
      if (guess !== '') expect(body.message).toMatch(/Ouvrez le mail/);
    }
    expect(await stateOf(uuid)).toBe('PROPOSEE');
    const [letter] = await lettersOf(uuid);
    const confirmed = await confirm(uuid, secretIn(letter?.text));
    expect(confirmed.body).toMatchObject({ state: { code: 'CONFIRMEE' } });
    expect(confirmed.body).not.toHaveProperty('toConfirm');
    expect((await lettersOf(uuid)).map(({ kind }) => kind)).toEqual([
      'booking-to-confirm',
      'booking-confirmed',
    ]);
  });

  test('free the seats of the last after half an hour, without another letter', async () => {
    const { uuid } = await oneTooMany();
    await desk.setClock(minutes(30));
    const [letter] = await lettersOf(uuid);
    expect((await confirm(uuid, secretIn(letter?.text))).status).toBe(409);
    expect((await book(10, '10.9.8.7')).body.state.code).toBe('CONFIRMEE');
    await expireOffers(database());
    expect(await stateOf(uuid)).toBe('ANNULEE');
    expect(await lettersOf(uuid)).toHaveLength(1);
  });

  test('give the last half an hour from when its letter leaves', async () => {
    await database().deleteFrom('mails').execute();
    const { uuid } = await oneTooMany();
    await desk.setClock(minutes(20));
    const post = await openPostOffice(desk);
    await post.deliver();
    await post.close();
    const { offeredUntil } = (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
    expect(parseWireDate(offeredUntil)).toEqual(minutes(50));
  });

  test.each([
    ['ended before its letter could leave is called by the office', false, true],
    ['was cancelled before its letter could leave is not called', true, undefined],
  ])('whose last one %s', async (_, cancels, toCall) => {
    await database().deleteFrom('mails').execute();
    const { uuid } = await oneTooMany();
    if (cancels) await desk.ask('DELETE', `/api/bookings/${uuid}`);
    await desk.setClock(minutes(31));
    await expireOffers(database());
    const post = await openPostOffice(desk);
    await post.deliver();
    await post.close();
    const { data } = (await desk.office('GET', `/api/bookings?date=${desk.house().date}&limit=200`)).body;
    const listed = data.find((one: { readonly uuid: string }) => one.uuid === uuid);
    expect([listed.state.code, listed.toCall]).toEqual(['ANNULEE', toCall]);
  });

  test('whose last one gets another address from the office are asked there', async () => {
    const { uuid, version } = await oneTooMany();
    const change = { name: 'Castan', firstname: 'Rémi', email: somebody(), paid: false, version };
    expect((await desk.office('PUT', `/api/office-bookings/${uuid}`, change)).status).toBe(200);
    const letters = await lettersOf(uuid);
    expect(letters.map(({ kind }) => kind)).toEqual(['booking-to-confirm', 'booking-to-confirm']);
    expect((await confirm(uuid, secretIn(letters[1]?.text))).body.state.code).toBe('CONFIRMEE');
  });

  test('are confirmed by the office as any other', async () => {
    const { uuid, version } = await oneTooMany();
    const change = { name: 'Castan', firstname: 'Rémi', paid: false, version, state: { code: 'CONFIRMEE' } };
    expect((await desk.office('PUT', `/api/office-bookings/${uuid}`, change)).status).toBe(200);
    const fewer = await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: seats(9) } });
    expect(fewer.status).toBe(200);
  });
});

test('a quarter of a large hall is booked at once, and no seat more', async () => {
  await desk.setDate({ max_places: 102 });
  await book(10, from(1));
  await book(10, from(2));
  expect((await book(5, from(3))).body.state.code).toBe('CONFIRMEE');
  expect((await book(1, from(4))).body.state.code).toBe('PROPOSEE');
});

test('an IPv6 /48 is a range, and its neighbour another one', async () => {
  for (const network of ['2001:db8:a:1::1', '2001:db8:a:2::1'])
    expect((await book(10, network)).body.state.code).toBe('CONFIRMEE');
  expect((await book(1, '2001:db8:a:3::1')).body.state.code).toBe('PROPOSEE');
  expect((await book(1, '2001:db8:b:1::1')).body.state.code).toBe('CONFIRMEE');
});

test.each([
  ['a private network', '10.0.0.1', '10.0.0.2'],
  ['this machine', '127.0.0.1', '::1'],
])('from %s all is booked at once', async (_, one, other) => {
  for (const network of [one, other, one])
    expect((await book(10, network)).body.state.code).toBe('CONFIRMEE');
});

test('who has an account is not counted, nor asked to confirm', async () => {
  const headers = { 'X-Forwarded-For': from(1) };
  for (const count of [10, 10]) {
    const body = order(desk.house().date, { seats: seats(count) });
    await desk.ask('POST', '/api/bookings', { by: troupe.marius, body, headers });
  }
  expect((await book(5, from(2))).body.state.code).toBe('CONFIRMEE');
  const body = order(desk.house().date, { seats: seats(5) });
  const last = await desk.ask('POST', '/api/bookings', { by: troupe.marius, body, headers });
  expect(last.body.state.code).toBe('CONFIRMEE');
});

test('seats under an address that was confirmed, or that were given back, are not counted', async () => {
  await desk.setDate({ max_places: 80 });
  const first = (await book(10, from(1))).body;
  await book(10, from(2));
  const { uuid } = (await book(10, from(3))).body;
  await confirm(uuid, secretIn((await lettersOf(uuid))[0]?.text));
  expect((await book(1, from(4))).body.state.code).toBe('PROPOSEE');
  await desk.ask('DELETE', `/api/bookings/${first.uuid}`);
  expect((await book(9, from(5))).body.state.code).toBe('CONFIRMEE');
});

test('many small bookings do not grow beyond the limit', async () => {
  const { uuid } = (await book(2, from(1))).body;
  await book(10, from(2));
  await book(8, from(3));
  const more = await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: seats(3) } });
  expect(more).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  expect(more.body.message).toMatch(/faites une autre réservation/);
  expect((await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: seats(1) } })).status).toBe(200);
});

test('an offer that is taken beyond the limit is then confirmed by mail', async () => {
  const first = (await book(10, '10.3.3.3')).body;
  await book(10, from(1));
  await book(10, from(2));
  const { uuid } = (await book(10, from(3), { waitingList: true })).body;
  await desk.ask('DELETE', `/api/bookings/${first.uuid}`);
  expect(await stateOf(uuid)).toBe('PROPOSEE');
  expect((await confirm(uuid)).body).toMatchObject({ state: { code: 'PROPOSEE' }, toConfirm: true });
  const letter = (await lettersOf(uuid)).find(({ kind }) => kind === 'booking-to-confirm');
  expect((await confirm(uuid, secretIn(letter?.text))).body.state.code).toBe('CONFIRMEE');
});

test('all who share one address can book, be they a town', async () => {
  await desk.setDate({ max_places: 200 });
  const answers = [];
  for (let visitor = 0; visitor < 80; visitor += 1) answers.push(await book(2, from(1)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(80);
  expect(answers.filter(({ body }) => body.state.code === 'CONFIRMEE')).toHaveLength(25);
});

test('nobody knows any more from where a past date was booked', async () => {
  await oneTooMany();
  const booked = database().selectFrom('bookings').where('network_range', 'is not', null);
  const ofRange = () => booked.select('network_range').execute();
  const known = await ofRange();
  expect(known.length).toBeGreaterThan(0);
  expect(JSON.stringify(known)).not.toContain(range);
  await desk.setClock(after(60, curtain));
  await write(database(), forgetRanges);
  expect(await ofRange()).toEqual([]);
});
