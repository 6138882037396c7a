import { useAtomValue } from 'jotai';
import { groupBy } from '#common/base/group-by';
import { money } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../../components/clock/clock-offset';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import { Figures, seatFigure } from '../../../components/page/figures';
import { DeskHead } from '../../../components/page/desk-head';
import { useServerData } from '../../../components/request/use-server-data';
import { badgesAtom } from '../../../state/badges';
import { seats } from '../../../text/seats';
import { EmptyState } from '../../../ui/empty-state';
import { Link } from '../../../ui/link';
import type { BookingDate } from './booking-answers';
import { BookedDate } from './booked-date';
import { BookerSearch } from './booker-search';
import styles from './bookings.module.css';
import { totalsOf } from './date-totals';
import { addSales } from './sales';
import { SalesChart } from './sales-chart';

/** All shows to come, date by date: seats sold, seats left, waiting list. */
export function Bookings() {
  const { adminResa } = useAtomValue(badgesAtom);
  // The menu's counter updates by itself; when it changes, the rest is read again.
  const asked = useServerData(() => askServer('listBookingDates', { query: {} }), String(adminResa));
  const { answer: dates } = asked;
  const demands = useServerData(() => askServer('listFreeTicketDates', { query: {} }), String(adminResa));
  const askedOf = (slug: string) =>
    (demands.answer ?? [])
      .filter(({ show }) => show.slug === slug)
      .reduce((sum, date) => sum + date.asked, 0);
  const now = useServerNow();
  return (
    <div className="page">
      <DeskHead title="Réservations" />
      <BookerSearch />
      <ServerDataNotice asked={asked} what="La liste des séances" skeleton={<RowsSkeleton count={4} />} />
      {dates?.length === 0 && <NoDate />}
      {dates && dates.length > 0 && <Summary dates={dates} now={now} />}
      {dates &&
        [...groupBy(dates, ({ show }) => show.slug)].map(([slug, own]) => (
          <section key={slug} className={styles.show} aria-label={own[0]?.show.title}>
            <h2 className="section-title heading-rule">{own[0]?.show.title}</h2>
            <FreeTicketLinks slug={slug} asked={askedOf(slug)} />
            <div className={styles.parts}>
              <ul>
                {own.map((date) => (
                  <BookedDate key={date.uuid} date={date} now={now} />
                ))}
              </ul>
              <div className={styles.sales}>
                <h3>Les ventes</h3>
                <SalesChart sales={addSales(own.map(({ sales }) => sales))} now={now} />
              </div>
            </div>
          </section>
        ))}
    </div>
  );
}

/** Links to a show's free tickets, and to the demands for them. */
function FreeTicketLinks({ slug, asked }: { slug: string; asked: number }) {
  return (
    <p className={styles.invitations}>
      <Link href={links.showFreeTickets.to({ slug })}>Places gratuites</Link>
      {asked > 0 && (
        <Link href={links.freeTicketDemands.to({ slug })}>
          {seats(asked)} {asked < 2 ? 'demandée' : 'demandées'}
        </Link>
      )}
    </p>
  );
}

function Summary({ dates, now }: { dates: readonly BookingDate[]; now: Date }) {
  const { taken, left, waiting, owed } = totalsOf(dates, now);
  return (
    <Figures
      label="En tout"
      figures={[
        seatFigure(taken, 'place prise', 'places prises'),
        seatFigure(left, 'place libre', 'places libres'),
        seatFigure(waiting, 'place en liste d’attente', 'places en liste d’attente'),
        { value: money(owed), words: 'à régler' },
      ]}
    />
  );
}

const NoDate = () => (
  <EmptyState title="Aucune séance à venir" poster={<DrawnPoster title="Relâche" scene="vigil" />}>
    <p>
      Les séances viennent des spectacles&nbsp;: le secrétariat les ajoute, et elles paraissent ici. Ce que
      voient les visiteurs se lit sur <Link href={links.reservations.to()}>la page des réservations</Link>.
    </p>
  </EmptyState>
);
