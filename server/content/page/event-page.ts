import type { AgendaEvent } from '#common/contract/agenda/event';
import { links } from '#common/contract/site/links';
import { findAgendaRows } from './agenda-rows';
import { beginningOf } from './beginning-of';
import type { PageAbout, PageKind } from './page-kind';
import { performanceData } from './performance-data';
import { rowsOf } from './shown-rows';

/** One event, which its screen finds in the whole agenda. */
export const eventPage: PageKind = {
  link: links.event,
  awaited: ['shows', 'events'],
  findRows: async (snapshot) => (await findAgendaRows(snapshot)).rows,
  about(rows, now, slug) {
    const event = rowsOf<AgendaEvent>(rows, 'events').find((one) => one.slug === slug || one.uuid === slug);
    return event === undefined ? null : aboutEvent(event, now);
  },
};

function aboutEvent({ slug, title, location, eventDates }: AgendaEvent, now: Date): PageAbout {
  const description = beginningOf(location.description ?? '');
  const address = links.event.to({ slug });
  return {
    title,
    description,
    address,
    image: undefined,
    type: 'website',
    data: (page) => ({
      '@graph': eventDates
        .filter(({ date }) => date > now)
        .map(({ date }) => ({
          '@type': 'Event',
          ...performanceData({ title, description, date, location, address }, page),
        })),
    }),
  };
}
