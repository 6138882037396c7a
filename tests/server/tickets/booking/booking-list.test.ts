import { describe, expect, test } from 'vitest';
import { shortCodeOf } from '#common/rules/short-code';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { readBadgeRows } from '#server/operation/badge/badge-projection';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { addTicket, after, curtain } from '../../../support/door';
import { troupe } from '../../../support/troupe';
import { typedNames } from '../../../support/typed-names';

const desk = bookingDesk();

const list = async (query: string) => (await desk.office('GET', `/api/bookings?${query}`)).body;
const names = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name);
const ofHouse = (query = '') => `date=${desk.house().date}${query}`;
const badge = async () =>
  (await desk.ask('GET', '/api/counters/badges', { by: troupe.rosalie })).body.adminResa;

describe('bookings are listed', () => {
  test('of a date by name as French does, by page, state and beginnings of words', async () => {
    await desk.book({ name: 'Zola', firstname: 'Émile' });
    await desk.book({ name: 'Échalier', firstname: 'Hélène' });
    await desk.book({ name: 'Dupont', firstname: 'Hector' });
    const { body } = await desk.book({ name: 'Eluard', firstname: 'Paul' });
    await desk.ask('DELETE', `/api/bookings/${body.uuid}`);
    expect(await names(ofHouse())).toEqual(['Dupont', 'Échalier', 'Eluard', 'Zola']);
    expect(await names(ofHouse('&limit=2&page=2'))).toEqual(['Eluard', 'Zola']);
    expect((await list(ofHouse('&limit=2'))).metadata).toMatchObject({ total: 4, lastPage: 2 });
    expect(await names(ofHouse('&state=ANNULEE'))).toEqual(['Eluard']);
    expect(await names(ofHouse('&name=ech%20hel'))).toEqual(['Échalier']);
    expect(await names(ofHouse("&name='%3A*%20%7C%20'"))).toHaveLength(4);
    expect((await list(ofHouse('&name=zola'))).data[0]).toMatchObject({ total: 24, firstname: 'Émile' });
  });

  test('of whoever is typed otherwise than they are written', async () => {
    const written = typedNames.filter(([, name]) => !/\p{Cf}/u.test(name));
    for (const [, name] of written) await desk.book({ name, seats: seats(1), waitingList: true });
    for (const [typed, name] of written)
      expect(await names(ofHouse(`&name=${encodeURIComponent(typed)}`))).toContain(name);
  });

  test('of whoever is sought by a telephone number, or by the code on their ticket', async () => {
    await desk.book({ name: 'Muette', phone: undefined, seats: seats(1) });
    await desk.book({ name: 'Bretonne', phone: '02 99 00 00 00', seats: seats(1) });
    await desk.book({ name: 'Odile', phone: '+33 (0)6 12 34 56 78', seats: seats(1) });
    await desk.book({ name: 'Inès', phone: '06 11 22 33 44 / 02 97 00 00 07', seats: seats(1) });
    const found = (words: string) => names(ofHouse(`&name=${encodeURIComponent(words)}`));
    for (const typed of ['06 12 34 56 78', '+33612345678', '0612', '06.12.34', '56 78'])
      expect(await found(typed)).toEqual(['Odile']);
    const { data } = await list(ofHouse('&name=odile'));
    const [{ uuid, ticket }] = data;
    expect(ticket).not.toBe(uuid);
    const code = shortCodeOf(ticket);
    for (const typed of [code, code.toLowerCase().replace('-', ''), `code ${code.replaceAll('0', 'O')}.`])
      expect(await found(typed)).toEqual(['Odile']);
    expect(
      await found(`Ma réservation : https://theatre.example/reservations/ma-reservation/${uuid}`),
    ).toEqual(['Odile']);
    expect(await found('02 97 00')).toEqual(['Inès']);
    for (const typed of ['0779', '4402', '33 44 02 97']) expect(await found(typed)).toEqual([]);
    expect((await desk.ask('GET', `/api/bookings/${uuid}`)).body).not.toHaveProperty('ticket');
  });

  test('of whoever is sought by the mail address that a letter shows, or the beginning of it', async () => {
    await desk.book({ name: 'Odile', email: 'Odile.LeGoff@theatre.example', seats: seats(1) });
    await desk.book({ name: 'Bretonne', email: 'goff@theatre.example', seats: seats(1) });
    const found = (words: string) => names(ofHouse(`&name=${encodeURIComponent(words)}`));
    for (const typed of [
      'odile.legoff@theatre.example',
      'Odile Le Goff <Odile.LeGoff@theatre.example>',
      'mailto:odile.legoff@theatre.example',
      'odile.legoff@',
    ])
      expect(await found(typed)).toEqual(['Odile']);
    expect(await found('personne@theatre.example')).toEqual([]);
  });

  test('of a show, and newest first where no date is asked for', async () => {
    const show = await desk.readShow();
    await desk.book({ name: 'Première' });
    await desk.tick();
    await desk.book({ name: 'Seconde', dateUuid: desk.house().otherDate });
    expect(await names(`show=${show.slug}`)).toEqual(['Seconde', 'Première']);
    expect(await names('show=un-autre-spectacle')).toEqual([]);
  });

  test.each(['limit=0', 'limit=201', 'date=hier', 'state=PERDUE', 'show=Le%20Dindon', 'tri=nom'])(
    'not with %s',
    async (query) => {
      expect((await desk.office('GET', `/api/bookings?${query}`)).status).toBe(400);
    },
  );
});

describe('a date is counted', () => {
  test('by seats, bookings, money and the days on which they were sold', async () => {
    const { database } = desk.site();
    await addTicket(database, desk.house().date);
    await desk.book({ seats: seats(4) });
    const { body: paid } = await desk.book({ seats: seats(1) });
    const { name, firstname, email, version } = paid;
    await desk.office('PUT', `/api/office-bookings/${paid.uuid}`, {
      name,
      firstname,
      email,
      version,
      paid: true,
    });
    await desk.hold(2);
    await desk.setClock(after(-12 * 60, curtain));
    await desk.book({ seats: seats(2) });
    await desk.hold(2);
    await desk.book({ seats: seats(3), waitingList: true });
    const { body } = await desk.office('GET', `/api/booking-dates/${desk.house().date}`);
    expect(body).toMatchObject({
      maxPlaces: 10,
      booked: 7,
      invited: 1,
      held: 2,
      offered: 0,
      left: 0,
      waiting: 3,
      bookings: { CONFIRMEE: 3, EN_ATTENTE: 1, PROPOSEE: 0, ANNULEE: 0 },
      paid: 12,
      owed: 72,
      sales: [
        { day: '2026-11-20', places: 5 },
        { day: '2026-11-21', places: 2 },
      ],
      prices: [
        { category: { slug: 'plein-tarif', name: 'Plein tarif' }, price: 12 },
        { category: { slug: 'tarif-reduit', name: 'Tarif réduit' }, price: 8.5 },
      ],
    });
  });

  test('among those of its show, soonest first, and not where it is unknown', async () => {
    const { slug } = await desk.readShow();
    const { body } = await desk.office('GET', `/api/booking-dates?show=${slug}`);
    expect(body.map(({ uuid }: { uuid: string }) => uuid)).toEqual([
      desk.house().date,
      desk.house().otherDate,
    ]);
    expect((await desk.office('GET', `/api/booking-dates/${desk.house().show}`)).status).toBe(404);
  });
});

test('the counter of the menu follows what waits for a seat or for payment, until the date begins', async () => {
  const { database } = desk.site();
  const row = async () => [...(await readBadgeRows(database, [desk.house().date])).values()];
  const before = await badge();
  await desk.changeShow({}, { payAtDoor: false });
  const { body } = await desk.book({ seats: seats(10) });
  await desk.book({ waitingList: true });
  expect(await badge()).toBe(before + 2);
  expect(await row()).toEqual([{ uuid: desk.house().date, name: 'adminResa', count: 2 }]);
  await desk.office('POST', `/api/office-bookings/${body.uuid}/cancellation`, {});
  expect(await row()).toMatchObject([{ count: 0 }]);
  expect(await badge()).toBe(before);
  expect((await desk.ask('GET', '/api/counters/badges', { by: troupe.bertrand })).body).toEqual({});
});

test('what is paid at the door is no task of the office, as what the date asks in advance is', async () => {
  const before = await badge();
  await desk.book();
  expect(await badge()).toBe(before);
  await desk.changeShow({}, { payAtDoor: false });
  expect(await badge()).toBe(before + 1);
});

test('an offer to someone who telephoned and has no address waits for the office, until it is over', async () => {
  const { database } = desk.site();
  const row = async () => [...(await readBadgeRows(database, [desk.house().date])).values()];
  const before = await badge();
  const { body } = await desk.book({ seats: seats(10) });
  const made = await desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    phone: '02 99 00 00 00',
    seats: seats(2),
    waitingList: true,
  });
  await desk.ask('DELETE', `/api/bookings/${body.uuid}`);
  expect((await desk.ask('GET', `/api/bookings/${made.body.uuid}`)).body.state.code).toBe('PROPOSEE');
  expect(await row()).toMatchObject([{ count: 1 }]);
  expect(await badge()).toBe(before + 1);
  await desk.setClock(after(13 * 60, dayBefore));
  await expireOffers(database);
  expect(await row()).toMatchObject([{ count: 0 }]);
});
