import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { bookedShows, datesToCome } from '#common/rules/agenda';
import { listEventUuids } from '../event/event-repository';
import { findPublicShows } from '../show/listed-play-repository';
import { listShowUuids } from '../show/show-projection';
import type { PageKind } from './page-kind';

/** The bookable dates with their seats left; other upcoming dates are shown by the pages beside it. */
export const reservationsPage: PageKind = {
  link: links.reservations,
  awaited: ['shows', 'events'],
  async findRows(snapshot, _, now) {
    const listed = await listShowUuids(snapshot, { visibleOnly: true, bookable: false });
    const found: readonly Show[] = [...(await findPublicShows(snapshot, listed)).values()];
    const shows = bookedShows({ shows: found, events: [] }, now);
    const events = await listEventUuids(snapshot, true);
    const dates = shows.flatMap((show) => datesToCome(show, now));
    return [
      ...listed.map((key) => ({ collection: 'shows', key }) as const),
      ...events.map((key) => ({ collection: 'events', key }) as const),
      ...dates.map(({ uuid }) => ({ collection: 'seats-left', key: uuid }) as const),
    ];
  },
};
