import { DOT } from '#common/base/dot';
import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import { seats as seatWords } from '../../text/seats';
import { Badge } from '../../ui/badge';
import { Link } from '../../ui/link';
import { useServerNow } from '../clock/clock-offset';
import { NearDay } from '../clock/near-day';
import styles from '../free-ticket/tickets.module.css';
import type { ShownBooking } from './shown-booking';

/** Bookings one below the other; each leads to its own page. */
export const BookingRows = ({ bookings }: { bookings: readonly ShownBooking[] }) => (
  <ul className={styles.tickets}>
    {bookings.map((booking) => (
      <li key={booking.uuid}>
        <BookingRow booking={booking} />
      </li>
    ))}
  </ul>
);

function BookingRow({
  booking: { uuid, title, date, place, seats, state, reason, offeredUntil, isToConfirm },
}: {
  booking: ShownBooking;
}) {
  const now = useServerNow();
  return (
    <article className={styles.ticket}>
      <p className={styles.day} aria-hidden="true">
        {date && shortDate(date).split(/\s/)[0]}
      </p>
      <div className={styles.show}>
        {date && (
          <p className="bill-date small">
            <time dateTime={isoDateTime(date)}>
              <NearDay date={date} now={now} />
              {playbillDate(date)}
            </time>
          </p>
        )}
        <h3 className={styles.title}>
          <Link href={links.booking.to({ uuid })}>{title}</Link>
        </h3>
        <p className="small soft">{[seatWords(seats), place].filter(Boolean).join(DOT)}</p>
        {offeredUntil && (
          <p className="small">
            {isToConfirm ? 'À confirmer' : 'À prendre'} avant le {playbillDate(offeredUntil)}
          </p>
        )}
        {reason && <p className="small">{reason}</p>}
      </div>
      <div className={styles.side}>
        <Badge shape={state.shape}>{state.words}</Badge>
      </div>
    </article>
  );
}
