import { onWire } from '#common/base/wire';
import { links } from '#common/contract/site/links';
import { eventNoun } from '#common/nouns/event';
import {
  type EventSheet,
  emptyEventSheet,
  eventSheetOf,
  eventWriteOf,
  normalisedEvent,
} from '../agenda/event-sheet';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun } from '../form/desk-noun';
import { currentHour } from '../agenda/current-hour';

/** An event, for the desk. */
export const deskEvent: DeskNoun<EventSheet> = {
  name: 'event',
  get empty() {
    return emptyEventSheet(currentHour());
  },
  async read(address) {
    const event = await deskAgendaQueries.readEvent(address);
    return (
      event && { uuid: event.uuid, slug: event.slug, version: event.version, values: eventSheetOf(event) }
    );
  },
  write(sheet, uuid, version) {
    const body = onWire({ uuid, ...eventWriteOf(sheet) });
    return version === null
      ? queuedWrites.createEvent(uuid, body)
      : queuedWrites.updateEvent({ uuid, version }, body);
  },
  normalised: normalisedEvent,
  titleOf: ({ title }) => title,
  editor: links.editEvent.to,
  list: links.events.to,
  hasNoTrash: true,
  missing: eventNoun.words.missing,
};
