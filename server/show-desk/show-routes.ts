import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Show } from '#common/contract/agenda/show';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';
import { may } from '../http/caller';
import type { Handlers } from '../http/handler';
import { changeDoorDate } from './door-date-change';
import { findShows, listShowUuids, locateShow } from '../show/show-projection';
import { readBookedPlaces } from '../show/seats-repository';
import { createShow, deleteShow, updateShow } from './show-writing';

export const showRoutes = {
  async listShows({ caller, query, database }) {
    const visibleOnly = query.visibleOnly === true || !may(caller, 'shows');
    const uuids = await listShowUuids(database, { visibleOnly, bookable: query.bookings === true });
    const shows = await findShows(database, uuids);
    return withBookedPlaces(
      database,
      uuids.flatMap((uuid) => shows.get(uuid) ?? []),
    );
  },

  async readShow({ caller, params, database }) {
    const uuid = await locateShow(database, params.slug, may(caller, 'shows'));
    const show = uuid === undefined ? undefined : (await findShows(database, [uuid])).get(uuid);
    if (show === undefined) throw new CallError('not-found', { message: 'Spectacle introuvable' });
    return answerOf(database, show);
  },

  createShow: async ({ body }, transaction) =>
    answerOf(transaction.database, await createShow(transaction, body)),

  updateShow: async ({ params, body, ifMatch }, transaction) =>
    answerOf(transaction.database, await updateShow(transaction, params.slug, body, ifMatch)),

  async deleteShow({ params, ifMatch }, transaction) {
    await deleteShow(transaction, params.slug, ifMatch);
    return null;
  },

  changeDoorDate: ({ params, body }, transaction) =>
    changeDoorDate(transaction, params.uuid, body.latecomersUntil),
} satisfies Partial<Handlers>;

async function answerOf(database: Kysely<Database>, show: Show): Promise<Show> {
  return must((await withBookedPlaces(database, [show]))[0], 'the show that was given');
}

/**
 * Shows in the form that calls return. Their rows leave out the number of booked seats, which changes with every sale.
 */
async function withBookedPlaces(database: Kysely<Database>, shows: readonly Show[]): Promise<Show[]> {
  const booked = await readBookedPlaces(
    database,
    shows.map(({ uuid }) => uuid),
  );
  return shows.map((show) => ({
    ...show,
    dates: show.dates.map((date) => ({ ...date, bookedPlaces: booked.get(date.uuid) ?? 0 })),
  }));
}
