import type { AgendaEvent } from '#common/contract/agenda/event';
import { links } from '#common/contract/site/links';
import type { PieceBodyRow, PieceRow } from '#common/contract/content/piece';
import { plainText } from '#common/contract/fields/rich-text-check';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates, currentShow } from '#common/rules/agenda';
import { doorsOpenOf } from '#common/rules/show-dates';
import { confirmedPrices } from '#common/rules/show-draft';
import { listEventUuids } from '../event/event-repository';
import { findPublicShows } from '../show/listed-play-repository';
import { listShowUuids } from '../show/show-projection';
import { beginningOf } from './beginning-of';
import { findNamedPieces } from './named-pieces';
import type { PageAbout, PageKind } from './page-kind';
import { piecePage } from './piece-page';
import { rowsOf } from './shown-rows';

/** The current show with its plays, and other upcoming dates; without one, those dates and the last show. */
export const showPage: PageKind = {
  link: links.currentShow,
  existsWithoutThing: true,
  awaited: ['shows', 'events'],
  async findRows(snapshot, _, now) {
    const shows = await listShowUuids(snapshot, { visibleOnly: true, bookable: false });
    const events = await listEventUuids(snapshot, true);
    const show = currentShow(
      { shows: [...(await findPublicShows(snapshot, shows)).values()], events: [] },
      now,
    );
    const plays = (show?.pieces ?? []).map(({ slug }) => piecePage.findRows(snapshot, slug, now));
    return [
      ...shows.map((key) => ({ collection: 'shows', key }) as const),
      ...events.map((key) => ({ collection: 'events', key }) as const),
      ...(show === null ? await findNamedPieces(snapshot, shows) : []),
      ...(await Promise.all(plays)).flat(),
    ];
  },
  about(rows, now) {
    const agenda = { shows: rowsOf<Show>(rows, 'shows'), events: rowsOf<AgendaEvent>(rows, 'events') };
    const show = currentShow(agenda, now);
    const [play] = show?.pieces ?? [];
    const piece = rowsOf<PieceRow>(rows, 'pieces').find(({ slug }) => slug === play?.slug);
    const body = rowsOf<PieceBodyRow>(rows, 'piece-bodies').find(({ uuid }) => uuid === piece?.uuid);
    return show && aboutShow(show, now, piece?.previewImage, body && beginningOf(plainText(body.resume)));
  },
};

function aboutShow(show: Show, now: Date, image: string | undefined, description = ''): PageAbout {
  const bookable = new Set(bookableDates(show, now).map(({ uuid }) => uuid));
  return {
    title: show.title,
    description,
    address: links.currentShow.to(),
    image,
    type: 'website',
    data: ({ settings, picture, siteUrl }) => ({
      '@graph': show.dates
        .filter(({ date }) => date > now)
        .map(({ uuid, date, closingDate, freeParticipation, doorsBefore }) => ({
          '@type': 'TheaterEvent',
          name: show.title,
          ...(description !== '' && { description }),
          startDate: date,
          doorTime: doorsOpenOf({ date, doorsBefore }),
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: { '@type': 'Place', name: show.location.name, address: show.location.name },
          image: picture,
          url: siteUrl + links.currentShow.to(),
          organizer: { '@type': 'Organization', name: settings.title, url: siteUrl },
          ...(bookable.has(uuid) && !freeParticipation && { offers: offersOf(show, closingDate, siteUrl) }),
        })),
    }),
  };
}

const offersOf = ({ prices }: Show, closingDate: Date, siteUrl: string) =>
  confirmedPrices(prices).map(({ price, category }) => ({
    '@type': 'Offer',
    name: category.name,
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    availabilityEnds: closingDate,
    url: siteUrl + links.reservations.to(),
  }));
