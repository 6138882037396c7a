import { onWire } from '#common/base/wire';
import { links } from '#common/contract/site/links';
import {
  type EventSheet,
  completedEvent,
  emptyEventSheet,
  eventSheetOf,
  eventWriteOf,
  normalisedEvent,
} from '#common/rules/event-sheet';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun } from '../../../components/desk-form/desk-noun';
import { currentHour } from '../../../components/agenda-desk/current-hour';

/** An event, for the desk. */
export const eventNoun: DeskNoun<EventSheet> = {
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
  completed: completedEvent,
  titleOf: ({ title }) => title,
  editor: links.editEvent.to,
  list: links.events.to,
  hasNoTrash: true,
  missing: 'Évènement introuvable',
};
