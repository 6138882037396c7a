import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { useAtomValue } from 'jotai';
import { fullDate } from '#common/base/dates';
import { integer, money } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { type Result, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../../components/clock/clock-offset';
import { Figures, seatFigure } from '../../../components/page/figures';
import { DeskHead } from '../../../components/page/desk-head';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link-button';
import { askServer } from '../../../bridge/calls';
import { useSeatsLeft } from '../../../components/agenda/use-seats-left';
import { type ServerData, useServerData } from '../../../components/request/use-server-data';
import { badgesAtom } from '../../../state/badges';
import { amountToRefund } from './booking-filter';
import { DateDialog, type OpenedDialog } from './date-dialog';
import { DoorList } from './door-list';
import { DoorRows } from './door-rows';
import { FoundBookings } from './found-bookings';
import { OccupancyLegend } from './occupancy-legend';
import { SalesChart } from './sales-chart';
import type { Booking, BookingDate } from './booking-answers';
import { readWhole } from './whole-list';
import { hallOf, marksByKind, seatKinds } from './occupancy';
import { seatPath } from './seat-shapes';
import styles from './date-bookings.module.css';
import occupancyStyles from './occupancy.module.css';

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
      <DeskHead
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
      </DeskHead>
      <ServerDataNotice
        asked={asked}
        what="La liste des réservations"
        skeleton={<RowsSkeleton count={8} />}
      />
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

interface BookedDate {
  readonly date: BookingDate;
  /** All bookings, by name. */
  readonly bookings: readonly Booking[];
}

/** A date with all its bookings, read again whenever this device learns of a change. */
function useDateBookings(uuid: string): ServerData<BookedDate> {
  const { adminResa } = useAtomValue(badgesAtom);
  const left = useSeatsLeft().get(uuid);
  return useServerData(() => readDate(uuid), `${uuid} ${adminResa} ${left}`);
}

const PAGE = 200;

async function readDate(uuid: string): Promise<Result<BookedDate, Failure>> {
  const date = await askServer('readBookingDate', { params: { uuid } });
  if (!date.ok) return date;
  const bookings = await readWhole((page) =>
    askServer('listBookings', { query: { date: uuid, page, limit: PAGE } }),
  );
  return bookings.ok ? succeed({ date: date.value, bookings: bookings.value }) : bookings;
}

/** Maximum number of seats that can be told apart. */
const MOST = 240;
const SEAT = 10;
const STAGE = 14;

/**
 * The hall, stage at the top. Seats are unnumbered, so it is filled from the front. The text beside it says the same.
 */
function HallPicture({ date }: { date: BookingDate }) {
  const { seats, columns, rows } = hallOf(marksByKind(date, MOST));
  const width = columns * SEAT;
  const middle = (columns - 1) / 2;
  /** Rows curve around the stage. */
  const bend = (column: number) => 9 * ((column - middle) / Math.max(1, middle)) ** 2;
  const top = (column: number, row: number) => STAGE + row * (SEAT + 2) + 9 - bend(column);
  return (
    <svg
      className={occupancyStyles.hall}
      viewBox={`0 0 ${width} ${STAGE + rows * (SEAT + 2) + 10}`}
      aria-hidden="true"
    >
      <path className={occupancyStyles.stage} d={`M${width * 0.18} 2Q${width / 2} 12 ${width * 0.82} 2`} />
      {seatKinds.map((kind) => (
        <path
          key={kind}
          className={occupancyStyles[kind]}
          d={seats
            .filter((seat) => seat.kind === kind)
            .map(({ column, row }) => seatPath(kind, round(column * SEAT), round(top(column, row))))
            .join('')}
        />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
