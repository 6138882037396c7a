import { hasPermission } from '../http/caller';
import type { Handlers } from '../http/handler';
import { findEvents, listEventUuids, locateEvent } from './event-repository';
import { createEvent, deleteEvent, unknownEvent, updateEvent } from './event-change';

export const eventRoutes = {
  async listEvents({ caller, query, database }) {
    const uuids = await listEventUuids(
      database,
      query.visibleOnly === true || !hasPermission(caller, 'site'),
    );
    const events = await findEvents(database, uuids);
    return uuids.flatMap((uuid) => events.get(uuid) ?? []);
  },

  async readEvent({ caller, params, database }) {
    const uuid = await locateEvent(database, params.slug, hasPermission(caller, 'site'));
    const event = uuid === undefined ? undefined : (await findEvents(database, [uuid])).get(uuid);
    if (event === undefined) throw unknownEvent();
    return event;
  },

  createEvent: ({ body }, transaction) => createEvent(transaction, body),

  updateEvent: ({ params, body, ifMatch }, transaction) =>
    updateEvent(transaction, params.slug, body, ifMatch),

  async deleteEvent({ params, ifMatch }, transaction) {
    await deleteEvent(transaction, params.slug, ifMatch);
    return null;
  },
} satisfies Partial<Handlers>;
