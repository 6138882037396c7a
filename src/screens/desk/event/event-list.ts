import type { AgendaEvent } from '#common/contract/agenda/event';
import { links } from '#common/contract/site/links';
import { eventNoun } from '#common/nouns/event';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { AgendaItem } from '../agenda/agenda-item';
import type { AgendaNoun } from '../agenda/agenda-noun';

/** The administration's list of events. */
export const eventList: AgendaNoun = {
  kind: 'event',
  title: eventNoun.words.all,
  word: 'évènement',
  add: eventNoun.words.add,
  parent: { href: links.site.to(), name: 'Site' },
  addresses: {
    list: links.events.to(),
    add: links.addEvent.to(),
    edit: (slug) => links.editEvent.to({ slug }),
    read: null,
    freeTickets: null,
    interactiveImages: null,
  },
  remove: queuedWrites.deleteEvent,
  warning: 'Ses dates quittent l’agenda avec lui. C’est définitif.',
  items: async () => (await deskAgendaQueries.events()).map(itemOf),
};

function itemOf(event: AgendaEvent): AgendaItem {
  const { uuid, slug, title, version, location, visibleFrom, visibleUntil, eventDates } = event;
  const place = location.name;
  return { uuid, slug, title, version, place, visibleFrom, visibleUntil, dates: eventDates, bookings: null };
}
