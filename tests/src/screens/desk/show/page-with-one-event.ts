import type { ServerRenderedPage } from '../../../../../src/state/server-rendered-page';

/** A page that the server rendered while this event alone is shown. */
export const pageWithOneEvent = (slug: string, title: string): ServerRenderedPage => ({
  at: new Date('2026-06-01T10:00:00Z'),
  latest: null,
  article: null,
  pieces: [],
  agenda: {
    shows: [],
    events: [
      {
        uuid: '0190a000-0000-7000-8000-00000000000e',
        slug,
        title,
        location: { name: 'Salle des fêtes' },
        eventDates: [],
        visibleFrom: new Date('2026-05-01T10:00:00Z'),
        visibleUntil: new Date('2026-07-01T10:00:00Z'),
        version: 'v1',
      },
    ],
  },
  seatsLeft: null,
  logo: null,
  texts: null,
  sponsors: null,
});
