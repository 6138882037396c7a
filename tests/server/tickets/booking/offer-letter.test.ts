import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { type PostOffice, openPostOffice } from '../../../support/post-office';

const desk = bookingDesk();
const HOUR = 60;
const start = after(-3 * 24 * HOUR, curtain);
/** So many hours after the seats were freed. */
const at = (hours: number) => after(hours * HOUR, start);
let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice(desk);
  await desk.site().database.deleteFrom('mails').execute();
  await desk.setClock(start);
});
afterEach(() => post.close());

interface Waiting {
  readonly uuid: string;
  readonly email: string;
}

/** A full hall, and people who wait for all of it, one after the other; then it is given back. */
async function freedHall(count: number): Promise<readonly Waiting[]> {
  await desk.setClock(at(-1));
  const { uuid: first } = (await desk.book({ seats: seats(10) })).body;
  const waiting: Waiting[] = [];
  for (let rank = 0; rank < count; rank += 1) {
    await desk.tick();
    const email = `${randomUUID()}@public.example`;
    const { uuid } = (await desk.book({ email, seats: seats(10), waitingList: true })).body;
    waiting.push({ uuid, email });
  }
  await post.deliver();
  for (const { email } of waiting) await post.sink.next(email);
  await desk.setClock(start);
  await desk.ask('DELETE', `/api/bookings/${first}`);
  return waiting;
}

const read = async ({ uuid }: Waiting) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
const states = (list: readonly Waiting[]) =>
  Promise.all(list.map(async (one) => (await read(one)).state.code));
const expire = () => expireOffers(desk.site().database);
const accept = ({ uuid }: Waiting) =>
  desk.ask('PUT', `/api/bookings/${uuid}`, { body: { state: { code: 'CONFIRMEE' } } });
const inHours = (hours: number) => at(hours).getTime();
const untilOf = async (one: Waiting) => Date.parse((await read(one)).offeredUntil);
const away = () => post.sink.refuse('Revenez plus tard');
const back = () => post.sink.refuse(null);
const wire = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('the twelve hours of an offer run from when its letter left, and the letter says so', async () => {
  const [anna] = await freedHall(1);
  if (anna === undefined) throw new Error('nobody waits');
  expect(await untilOf(anna)).toBe(inHours(12));
  away();
  await post.deliver();
  await desk.setClock(at(9));
  back();
  await post.deliver();
  expect(await untilOf(anna)).toBe(inHours(21));
  expect(wire((await post.sink.next(anna.email)).text)).toContain('jeudi 19 novembre 2026 à 17 h 30');
  await desk.setClock(at(20));
  expect(await expire()).toBe(0);
  expect((await accept(anna)).body.state.code).toBe('CONFIRMEE');
});

test('they never run past the end of bookings', async () => {
  const [anna] = await freedHall(1);
  if (anna === undefined) throw new Error('nobody waits');
  await desk.setDate({ closing_date: at(15) });
  away();
  await post.deliver();
  await desk.setClock(at(9));
  back();
  await post.deliver();
  expect(await untilOf(anna)).toBe(inHours(15));
});

test('while no letter leaves, seats are kept for twelve hours, and whoever could not know keeps their place', async () => {
  const list = await freedHall(2);
  const [anna, bela] = list;
  if (anna === undefined || bela === undefined) throw new Error('nobody waits');
  away();
  await post.deliver();
  await desk.setClock(at(12));
  expect(await expire()).toBe(1);
  expect(await states(list)).toEqual(['EN_ATTENTE', 'PROPOSEE']);
  await post.deliver();
  await desk.setClock(at(23));
  expect(await states(list)).toEqual(['EN_ATTENTE', 'PROPOSEE']);
  back();
  await post.deliver();
  // Béla's letter left: his offer runs anew. Anna's was given up, with its reason, and she is the next again.
  expect(await untilOf(bela)).toBe(inHours(35));
  const { rows } = await desk
    .site()
    .query(`select drop_reason from mails where booking_uuid = $1 and kind = 'booking-offer'`, [anna.uuid]);
  expect(rows).toEqual([{ drop_reason: 'offer-over' }]);
  await desk.ask('DELETE', `/api/bookings/${bela.uuid}`);
  expect(await states(list)).toEqual(['PROPOSEE', 'ANNULEE']);
  await post.deliver();
  const told = post.sink.arrived.filter(({ to }) => to.includes(anna.email));
  expect(told.map(({ mail }) => mail.subject?.split(' –')[0])).toEqual([
    'Vous êtes sur la liste d’attente',
    'Des places pour vous',
  ]);
});

test('with nobody else on the list its seats are free for all until a letter leaves again', async () => {
  const [anna] = await freedHall(1);
  if (anna === undefined) throw new Error('nobody waits');
  away();
  await post.deliver();
  await desk.setClock(at(12));
  await expire();
  expect(await states([anna])).toEqual(['EN_ATTENTE']);
  await desk.setClock(at(13));
  expect(await expire()).toBe(0);
  expect((await desk.book({ seats: seats(2) })).status).toBe(201);
  const { uuid } = (await desk.book({ seats: seats(2) })).body;
  await desk.ask('DELETE', `/api/bookings/${uuid}`);
  expect(await states([anna])).toEqual(['EN_ATTENTE']);
  await desk.setDate({ max_places: 20 });
  back();
  await desk.setClock(at(18));
  await post.deliver();
  await desk.tick();
  await expire();
  expect(await states([anna])).toEqual(['PROPOSEE']);
});

test('a letter refused for good passes the offer on at once, and its booker waits until another address is known', async () => {
  const list = await freedHall(2);
  const [anna, bela] = list;
  if (anna === undefined || bela === undefined) throw new Error('nobody waits');
  post.sink.refuseAddress(anna.email);
  await desk.tick();
  await post.deliver();
  await desk.tick();
  expect(await states(list)).toEqual(['EN_ATTENTE', 'PROPOSEE']);
  expect((await post.sink.next(bela.email)).subject).toContain('Des places pour vous');
  await desk.ask('DELETE', `/api/bookings/${bela.uuid}`);
  expect(await states([anna])).toEqual(['EN_ATTENTE']);
  const { data } = (await desk.office('GET', `/api/bookings?date=${desk.house().date}&limit=200`)).body;
  const known = data.find(({ uuid }: Waiting) => uuid === anna.uuid);
  expect(known.unsentMails).toMatchObject([{ kind: 'booking-offer', reason: 'refused' }]);
  const { version, name, firstname } = known;
  const email = `${randomUUID()}@public.example`;
  const change = { name, firstname, email, version, paid: false };
  expect((await desk.office('PUT', `/api/office-bookings/${anna.uuid}`, change)).status).toBe(200);
  expect(await states([anna])).toEqual(['PROPOSEE']);
  const history = (await desk.office('GET', `/api/office-bookings/${anna.uuid}/history`)).body;
  const kinds: string[] = history.map(({ kind }: { kind: string }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['booked', 'offered', 'unreached']);
  // Of one moment, in any order.
  expect(kinds.slice(3).toSorted()).toEqual(['holder', 'offered']);
});

test('an offer whose letter alone cannot leave passes on after twelve hours, and the booker is not offered seats again and again', async () => {
  const list = await freedHall(2);
  const [anna, bela] = list;
  if (anna === undefined || bela === undefined) throw new Error('nobody waits');
  away();
  await post.deliver();
  back();
  await desk.book({ seats: seats(1), dateUuid: desk.house().otherDate });
  await desk.site().query(`update mails set try_after = null where booking_uuid = $1`, [anna.uuid]);
  await post.deliver();
  await desk.setClock(at(12));
  await expire();
  expect(await states(list)).toEqual(['EN_ATTENTE', 'PROPOSEE']);
  await post.deliver();
  await desk.ask('DELETE', `/api/bookings/${bela.uuid}`);
  expect(await states([anna])).toEqual(['EN_ATTENTE']);
});

test('whoever gave no address is called, and has twelve hours', async () => {
  const { uuid: first } = (await desk.book({ seats: seats(10) })).body;
  const { uuid } = (
    await desk.office('POST', '/api/office-bookings', {
      dateUuid: desk.house().date,
      name: 'Le Goff',
      firstname: 'Odile',
      phone: '06 12 34 56 78',
      seats: seats(2),
      waitingList: true,
    })
  ).body;
  await desk.ask('DELETE', `/api/bookings/${first}`);
  const odile = { uuid, email: '' };
  expect(await untilOf(odile)).toBe(inHours(12));
  await desk.setClock(at(12));
  await expire();
  expect(await states([odile])).toEqual(['ANNULEE']);
});
