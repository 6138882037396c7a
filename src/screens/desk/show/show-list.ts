import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { AgendaItem } from '../agenda/agenda-item';
import type { AgendaNoun } from '../agenda/agenda-noun';

/** The secretary's list of shows. */
export const showList: AgendaNoun = {
  kind: 'show',
  title: 'Spectacles',
  word: 'spectacle',
  add: 'Ajouter un spectacle',
  addresses: {
    list: links.shows.to(),
    add: links.addShow.to(),
    edit: (slug) => links.editShow.to({ slug }),
    read: links.currentShow.to(),
    freeTickets: (slug) => links.showFreeTickets.to({ slug }),
    interactiveImages: (slug) => links.interactiveImages.to({ slug }),
  },
  remove: queuedWrites.deleteShow,
  warning:
    'Ses séances et ses tarifs disparaissent avec lui. C’est définitif. Un spectacle dont une séance a des réservations, des billets ou des demandes de places ne se supprime pas\u00a0: le serveur le refusera.',
  items: async () => (await deskAgendaQueries.shows()).map(itemOf),
};

function itemOf(show: Show): AgendaItem {
  const { uuid, slug, title, version, location, visibleFrom, visibleUntil, dates, bookings } = show;
  return { uuid, slug, title, version, place: location.name, visibleFrom, visibleUntil, dates, bookings };
}
