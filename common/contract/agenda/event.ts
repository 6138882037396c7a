import { type Infer, array, object, optional, size, string, type, unknown } from 'superstruct';
import { eventNoun } from '../../nouns/event';
import { bodyStructs, rowStructs } from '../fields/field-structs';
import { flag } from '../fields/list-query';
import { evening, moment, slug, uuid } from '../fields/primitives';
import { refineWhole } from '../fields/refine-whole';
import { location, locationWrite } from './location';

const eventDate = object({ uuid, date: evening });

/** An event without booking (évènement); shown from `visibleFrom` until `visibleUntil`. */
export const agendaEvent = type({
  uuid,
  slug,
  ...rowStructs(eventNoun.fields),
  location,
  eventDates: array(type({ uuid, date: moment })),
  visibleFrom: moment,
  visibleUntil: moment,
  version: string(),
});
export interface AgendaEvent extends Infer<typeof agendaEvent> {}

const written = {
  ...bodyStructs(eventNoun.fields),
  location: locationWrite,
  eventDates: size(array(eventDate), 1, 200),
  visibleFrom: moment,
  visibleUntil: moment,
};

/** POST and PUT body. A client may send back what it read: fields that the server decides are ignored. */
export const agendaEventWrite = refineWhole(
  object({ ...written, uuid: optional(uuid), slug: optional(slug), version: optional(unknown()) }),
  'window',
  ({ visibleFrom, visibleUntil }) =>
    visibleFrom < visibleUntil || 'la visibilité doit finir après avoir commencé',
);
export interface AgendaEventWrite extends Infer<typeof agendaEventWrite> {}

/** GET /api/events */
export const eventQuery = object({ visibleOnly: optional(flag) });

export const importedEvent = object({ ...written, slug });
