import { fullDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { bookedShows, datesToCome, isFreeThroughout } from '#common/rules/agenda';
import { placeNotes, placeWithAddress } from '#common/rules/place-words';
import { confirmedPrices } from '#common/rules/show-draft';
import { findPublicShows } from '../../agenda/show/listed-play-repository';
import { listShowUuids } from '../../agenda/show/show-projection';
import { findAgendaRows } from './agenda-rows';
import type { PageKind } from './page-kind';

/** The bookable dates with their seats left; other upcoming dates are shown by the pages beside it. */
export const reservationsPage: PageKind = {
  link: links.reservations,
  awaited: ['shows', 'events'],
  async findRows(snapshot, _, now) {
    const agenda = await findAgendaRows(snapshot);
    const found: readonly Show[] = [...(await findPublicShows(snapshot, agenda.shows)).values()];
    const shows = bookedShows({ shows: found, events: [] }, now);
    const dates = shows.flatMap((show) => datesToCome(show, now));
    return [...agenda.rows, ...dates.map(({ uuid }) => ({ collection: 'seats-left', key: uuid }) as const)];
  },
};

/** The form that books seats of a date: where it does not work, the date is told, so that one can telephone. */
export const bookPage: PageKind = {
  link: links.book,
  findRows: async () => [],
  async list(database, date) {
    const listed = await listShowUuids(database, { visibleOnly: true, bookable: false });
    const shows: readonly Show[] = [...(await findPublicShows(database, listed)).values()];
    const lines = shows.flatMap((show) =>
      show.dates
        .filter(({ uuid }) => uuid === date)
        .map((evening) => ({
          address: links.reservations.to(),
          title: show.title,
          beside: [fullDate(evening.date), ...placeOf(show), ...pricesOf(show), ...paymentOf(show)]
            .map((words) => words.replace(/\.$/, ''))
            .join(', '),
        })),
    );
    return { title: 'Réserver', lines };
  },
};

const placeOf = ({ location }: Show): readonly string[] => [
  placeWithAddress(location),
  ...(location.description === undefined ? [] : [location.description]),
  ...placeNotes(location),
];

const paymentOf = ({ payment }: Show): readonly string[] =>
  [payment?.words, payment?.link].flatMap((words) => words ?? []);

const pricesOf = ({ dates, prices }: Show): readonly string[] =>
  isFreeThroughout(dates)
    ? ['participation libre']
    : confirmedPrices(prices).map(
        ({ price, category: { name, description } }) =>
          `${name}${description ? ` (${description})` : ''}\u00a0: ${price === 0 ? 'gratuit' : money(price)}`,
      );
