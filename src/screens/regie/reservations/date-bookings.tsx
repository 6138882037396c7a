import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { fullDate } from '#common/base/dates';
import { integer, money } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../../components/clock/clock-offset';
import { Figures, seatFigure } from '../../../components/page/figures';
import { OfficeHead } from '../../../components/page/office-head';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link-button';
import { amountToRefund } from './booking-filter';
import { DateDialog, type OpenedDialog } from './date-dialog';
import styles from './date-bookings.module.css';
import { DoorList } from './door-list';
import { DoorRows } from './door-rows';
import { FoundBookings } from './found-bookings';
import { HallPicture } from './hall-picture';
import { OccupancyLegend } from './occupancy-legend';
import { SalesChart } from './sales-chart';
import { useDateBookings } from './use-date-bookings';

/** One date: its hall, its bookings, and the office's actions. */
export function DateBookings() {
  const { uuid } = useParams<{ uuid: string }>();
  return <DateScreen key={uuid} uuid={uuid} />;
}

function DateScreen({ uuid }: { uuid: string }) {
  const asked = useDateBookings(uuid);
  const { answer, failure, askAgain } = asked;
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const now = useServerNow();
  const close = useCallback(() => setOpened(null), []);
  const done = useCallback(
    (sentence: string) => {
      setOpened(null);
      announce(sentence);
      askAgain();
    },
    [askAgain],
  );
  const date = answer?.date;
  const refund = amountToRefund(answer?.bookings ?? []);
  const hasBegun = date !== undefined && now >= date.date;
  return (
    <div className="page">
      <OfficeHead
        title={date?.show.title ?? 'Réservations d’une séance'}
        parent={{ href: links.bookings.to(), name: 'Réservations' }}
      >
        {date && (
          <>
            <Button icon="mail" onClick={() => setOpened({ action: 'message' })}>
              Écrire à tous
            </Button>
            {hasBegun && <LinkButton href={links.eveningReport.to({ uuid })}>Bilan de la soirée</LinkButton>}
            {!hasBegun && (
              <Button variant="primary" icon="plus" onClick={() => setOpened({ action: 'phone' })}>
                Réserver pour quelqu’un
              </Button>
            )}
          </>
        )}
      </OfficeHead>
      <ServerDataNotice asked={asked} what="La liste des réservations" />
      {answer === undefined && failure === null && <RowsSkeleton count={8} />}
      {answer === undefined && failure?.kind === 'no-answer' && <DoorRows dateUuid={uuid} />}
      {answer && date && (
        <>
          <p className={styles.when}>{fullDate(date.date)}</p>
          <Figures
            label="La séance en chiffres"
            figures={[
              seatFigure(
                date.booked + date.invited + date.sold,
                `place prise sur ${integer(date.maxPlaces)}`,
                `places prises sur ${integer(date.maxPlaces)}`,
              ),
              seatFigure(date.left, 'place libre', 'places libres'),
              { value: money(date.paid), words: 'réglés à l’association' },
              { value: money(date.owed), words: 'à régler' },
              ...(refund > 0 ? [{ value: money(refund), words: 'à rembourser' }] : []),
            ]}
          />
          <div className={styles.pictures}>
            <section aria-label="La salle">
              <h2 className="section-title heading-rule">La salle</h2>
              <HallPicture date={date} />
              <OccupancyLegend date={date} />
            </section>
            <section aria-label="Les ventes">
              <h2 className="section-title heading-rule">Les ventes</h2>
              <SalesChart sales={date.sales} now={now} />
            </section>
          </div>
          <FoundBookings
            date={date}
            bookings={answer.bookings}
            hasBegun={hasBegun}
            isLoading={asked.isLoading}
            onOpen={(action, booking) => setOpened({ action, uuid: booking.uuid })}
          />
          <DateDialog
            opened={opened}
            date={date}
            bookings={answer.bookings}
            onClose={close}
            onDone={done}
            onStale={askAgain}
          />
          <DoorList at={asked.answeredAt} date={date} bookings={answer.bookings} />
        </>
      )}
    </div>
  );
}
