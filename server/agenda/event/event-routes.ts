import { hasPermission } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { readThing } from '../../content/publication/noun-store';
import { eventChanges } from './event-change';
import { eventStore, findEvents, listEventUuids } from './event-repository';

export const eventRoutes = {
  async listEvents({ caller, query, database }) {
    const uuids = await listEventUuids(
      database,
      query.visibleOnly === true || !hasPermission(caller, 'site'),
    );
    const events = await findEvents(database, uuids);
    return uuids.flatMap((uuid) => events.get(uuid) ?? []);
  },

  readEvent: ({ caller, params, database }) =>
    readThing(database, eventStore, params.slug, hasPermission(caller, 'site')),

  createEvent: ({ body }, transaction) => eventChanges.create(transaction, body),

  updateEvent: ({ params, body, ifMatch }, transaction) =>
    eventChanges.update(transaction, params.slug, body, ifMatch),

  deleteEvent: ({ params, ifMatch }, transaction) => eventChanges.remove(transaction, params.slug, ifMatch),
} satisfies Partial<Handlers>;
