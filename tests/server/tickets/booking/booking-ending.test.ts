import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { lettersLeft } from '../../../support/letters-left';

const desk = bookingDesk();
const days = (count: number, minutes = 0) => after(count * 24 * 60 + minutes, curtain);
const read = async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
const cancel = (uuid: string) => desk.ask('DELETE', `/api/bookings/${uuid}`);
const accept = (uuid: string) =>
  desk.ask('PUT', `/api/bookings/${uuid}`, { body: { state: { code: 'CONFIRMEE' } } });

/** A booking that waited for the whole hall, which was offered to it. */
async function offered(): Promise<string> {
  await desk.setClock(days(-3));
  const first = (await desk.book({ seats: seats(10) })).body.uuid;
  const { uuid } = (await desk.book({ seats: seats(10), waitingList: true })).body;
  await desk.tick();
  await cancel(first);
  await lettersLeft(desk);
  await desk.tick();
  return uuid;
}

describe('how a booking ended is told to its holder', () => {
  test('who cancelled it', async () => {
    const { uuid } = (await desk.book()).body;
    expect(await read(uuid)).not.toHaveProperty('ending');
    await cancel(uuid);
    expect(await read(uuid)).toMatchObject({ state: { code: 'ANNULEE' }, ending: 'cancelled' });
  });

  test('who refused the seats that were offered', async () => {
    const uuid = await offered();
    await cancel(uuid);
    expect(await read(uuid)).toMatchObject({ state: { code: 'ANNULEE' }, ending: 'declined' });
  });

  test('who took the seats that were offered, and cancelled them later', async () => {
    const uuid = await offered();
    await accept(uuid);
    await desk.tick();
    await cancel(uuid);
    expect((await read(uuid)).ending).toBe('cancelled');
  });

  test('whose offered seats the office took away', async () => {
    const uuid = await offered();
    await desk.office('POST', `/api/office-bookings/${uuid}/cancellation`, {});
    expect((await read(uuid)).ending).toBe('cancelled');
  });

  test('who did not take the seats in time', async () => {
    const uuid = await offered();
    await desk.setClock(days(-3, 13 * 60));
    await expireOffers(desk.site().database);
    expect(await read(uuid)).toMatchObject({ state: { code: 'ANNULEE' }, ending: 'offer-over' });
  });

  test('who did not confirm an address in time', async () => {
    await desk.setDate({ max_places: 30 });
    await desk.setClock(days(-3));
    const book = (host: number) =>
      desk.book(
        { email: `${randomUUID()}@public.example`, seats: seats(10) },
        { 'X-Forwarded-For': `203.0.113.${host}` },
      );
    await book(7);
    await book(200);
    const { uuid, toConfirm } = (await book(99)).body;
    expect(toConfirm).toBe(true);
    await desk.setClock(days(-3, 60));
    await expireOffers(desk.site().database);
    expect((await read(uuid)).ending).toBe('unconfirmed');
  });
});
