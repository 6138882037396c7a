import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { TAKE_BACK_MINUTES } from '#common/rules/announced-evening';
import { bookingRoutes } from '#server/tickets/booking/booking-routes';
import { tellBookers } from '#server/tickets/booking/booking-announcements';
import { deskBookingRoutes } from '#server/tickets/booking/desk-booking-routes';
import { badgeRoutes } from '#server/operation/badge/badge-routes';
import { write } from '#server/platform/database/transaction';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { showRoutes } from '#server/agenda/show/show-routes';
import { type StoredShowDate, moveShowDate } from '#server/agenda/show/show-repository';
import { rememberAnnounced } from '#server/agenda/show/announced-evening-repository';
import { type Answered, type AskApi, type Asked, openApi, underKey } from './api';
import { type Evening, after, curtain, openHouse } from './door';
import { type TestDatabase, openTestDatabase } from './test-database';
import { troupe, welcomeTroupe } from './troupe';

/** The day before the evening that `openHouse` opens. */
export const dayBefore = after(-24 * 60, curtain);

/** What Rémi sends for two seats. */
export const order = (dateUuid: string, fields = {}) => ({
  dateUuid,
  name: 'Castan',
  firstname: 'Rémi',
  email: 'remi@public.example',
  seats: [{ category: { slug: 'plein-tarif' }, count: 2 }],
  terms: true,
  ...fields,
});

/** Seats of full price. */
export const seats = (count: number) => [{ category: { slug: 'plein-tarif' }, count }];

/** A box office over an empty database; each test has a house of its own, of ten places. */
export function bookingDesk() {
  let site: TestDatabase;
  let ask: AskApi;
  let house: Evening;
  let now = dayBefore;
  let visitor = 0;

  beforeAll(async () => {
    site = await openTestDatabase();
    ask = openApi(site.database, {
      ...showRoutes,
      ...showDeskRoutes,
      ...bookingRoutes,
      ...deskBookingRoutes,
      ...badgeRoutes,
    });
    await welcomeTroupe(site.database);
  });
  beforeEach(async () => {
    await setClock(dayBefore);
    house = await openHouse(site.database, { max_places: 10 });
  });
  afterAll(() => site.close());

  const setClock = (at: Date) => {
    now = at;
    return site.setClock(at);
  };

  /** The show as its secretary reads it. */
  const readShow = async () => (await ask('GET', `/api/shows/${house.show}`)).body;
  const saveShow = (body: object) => ask('PUT', `/api/shows/${house.show}`, { by: troupe.seraphine, body });
  async function changedShow(changes: object, ofDate: object = {}) {
    const show = await readShow();
    const dates = show.dates.map((one: { readonly uuid: string }) =>
      one.uuid === house.date ? { ...one, ...ofDate } : one,
    );
    return { ...show, ...changes, dates };
  }

  /** From a network of its own, unless said otherwise. */
  const from = (asked: Asked, network = `10.1.${(visitor += 1) >> 8}.${visitor & 255}`): Asked => ({
    ...asked,
    headers: { ...underKey(), 'X-Forwarded-For': network, ...asked.headers },
  });
  return {
    site: () => site,
    house: () => house,
    setClock,
    /** Where the clock stands. */
    now: () => now,
    /** Lets a second pass: what is done next came later. */
    tick: () => setClock(new Date(now.getTime() + 1000)),
    book: (fields = {}, headers = {}): Promise<Answered> =>
      ask('POST', '/api/bookings', from({ body: order(house.date, fields), headers })),
    hold: (places: number, network?: string): Promise<Answered> =>
      ask('POST', '/api/booking-holds', from({ body: { dateUuid: house.date, places } }, network)),
    ask: (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
      ask(method, path, from(asked)),
    /** Rosalie, who books for others. */
    office: (method: string, path: string, body?: unknown): Promise<Answered> =>
      ask(method, path, { by: troupe.rosalie, ...(body !== undefined && { body }) }),
    /** Sets columns of the house's date. */
    setDate: (fields: Partial<Pick<StoredShowDate, 'max_places' | 'free_participation' | 'closing_date'>>) =>
      write(site.database, ({ database }) =>
        database.updateTable('show_dates').set(fields).where('uuid', '=', house.date).execute(),
      ),
    /** Moves the house's date as a save of the show does, its end of booking with it. */
    moveDate: (to: Date) =>
      write(site.database, async (transaction) => {
        await rememberAnnounced(transaction, [house.date]);
        await moveShowDate(transaction, house.date, to);
      }),
    /** Lets the time pass in which changes can be taken back. Resolves with the number of bookings that were told. */
    async tellBookers() {
      await setClock(new Date(now.getTime() + TAKE_BACK_MINUTES * 60_000));
      return tellBookers(site.database);
    },
    readShow,
    /** The show as its secretary sends it, with what changes in it and in the house's date. */
    changedShow,
    saveShow,
    /** Saves the show with such changes. */
    async changeShow(changes: object, ofDate: object = {}): Promise<void> {
      expect((await saveShow(await changedShow(changes, ofDate))).status).toBe(200);
    },
  };
}
