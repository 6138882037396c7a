import type { AgendaEvent } from '#common/contract/agenda/event';
import { links } from '#common/contract/site/links';
import type { PieceBodyRow, PieceRow } from '#common/contract/content/piece';
import { plainText } from '#common/contract/fields/rich-text-check';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates, currentShow } from '#common/rules/agenda';
import { doorsOpenOf } from '#common/rules/show-dates';
import { confirmedPrices } from '#common/rules/show-draft';
import { findPublicShows } from '../../agenda/show/listed-play-repository';
import { findAgendaRows } from './agenda-rows';
import { beginningOf } from './beginning-of';
import { findNamedPieces } from './named-pieces';
import type { PageAbout, PageKind } from './page-kind';
import { performanceData } from './performance-data';
import { piecePage } from './piece-page';
import { rowsOf } from './shown-rows';

/** The current show with its plays, and other upcoming dates; without one, those dates and the last show. */
export const showPage: PageKind = {
  link: links.currentShow,
  existsWithoutThing: true,
  awaited: ['shows', 'events'],
  async findRows(snapshot, _, now) {
    const { shows, rows } = await findAgendaRows(snapshot);
    const show = currentShow(
      { shows: [...(await findPublicShows(snapshot, shows)).values()], events: [] },
      now,
    );
    const plays = (show?.pieces ?? []).map(({ slug }) => piecePage.findRows(snapshot, slug, now));
    return [
      ...rows,
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
  const { title, location } = show;
  const address = links.currentShow.to();
  return {
    title,
    description,
    address,
    image,
    type: 'website',
    data: (page) => ({
      '@graph': show.dates
        .filter(({ date }) => date > now)
        .map(({ uuid, date, closingDate, freeParticipation, doorsBefore }) => ({
          '@type': 'TheaterEvent',
          ...performanceData({ title, description, date, location, address }, page),
          doorTime: doorsOpenOf({ date, doorsBefore }),
          ...(bookable.has(uuid) &&
            !freeParticipation && { offers: offersOf(show, closingDate, page.siteUrl) }),
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
