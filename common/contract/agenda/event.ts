import { type Infer, array, object, optional, size, string, type, unknown } from 'superstruct';
import { flag } from '../fields/list-query';
import { location, locationWrite } from './location';
import { evening, line, moment, slug, uuid } from '../fields/primitives';
import { refineWhole } from '../fields/refine-whole';

const eventDate = object({ uuid, date: evening });

/** An event without booking (évènement); shown from `visibleFrom` until `visibleUntil`. */
export const agendaEvent = type({
  uuid,
  slug,
  title: string(),
  location,
  eventDates: array(type({ uuid, date: moment })),
  visibleFrom: moment,
  visibleUntil: moment,
  version: string(),
});
export type AgendaEvent = Infer<typeof agendaEvent>;

const fields = {
  title: line(200),
  location: locationWrite,
  eventDates: size(array(eventDate), 1, 200),
  visibleFrom: moment,
  visibleUntil: moment,
};

/** POST and PUT body. A client may send back what it read: fields that the server decides are ignored. */
export const agendaEventWrite = refineWhole(
  object({ ...fields, uuid: optional(uuid), slug: optional(slug), version: optional(unknown()) }),
  'window',
  ({ visibleFrom, visibleUntil }) =>
    visibleFrom < visibleUntil || 'la visibilité doit finir après avoir commencé',
);
export type AgendaEventWrite = Infer<typeof agendaEventWrite>;

/** GET /api/events */
export const eventQuery = object({ visibleOnly: optional(flag) });

export const importedEvent = object({ ...fields, slug });
