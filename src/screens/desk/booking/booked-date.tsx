import { isoDateTime, playbillDate } from '#common/base/dates';
import { count, integer, money } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { Badge } from '../../../ui/badge';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import type { BookingDate } from './booking-answers';
import { OccupancyLegend } from './occupancy-legend';
import { marksByKind, type SeatKind, seatKinds } from './occupancy';
import styles from './bookings.module.css';
import occupancyStyles from './occupancy.module.css';

interface BookedDateProps {
  date: BookingDate;
  now: Date;
}

/** One date of a show: its occupancy bar, its numbers, the link to its bookings. */
export function BookedDate({ date, now }: BookedDateProps) {
  const { uuid, show, left, maxPlaces, bookings, owed } = date;
  return (
    <li className={styles.date}>
      <h3 className={styles.when}>
        <Link href={links.dateBookings.to({ showSlug: show.slug, uuid })}>
          <time dateTime={isoDateTime(date.date)}>{playbillDate(date.date)}</time>
          <Icon name="arrow" />
        </Link>
      </h3>
      <p className={styles.left}>
        {left === 0 ? (
          <b>Complet</b>
        ) : (
          <>
            <b>{integer(left)}</b> {left < 2 ? 'libre' : 'libres'} sur {integer(maxPlaces)}
          </>
        )}
      </p>
      <div className={styles.picture}>
        <OccupancyBar date={date} />
      </div>
      <div className={styles.words}>
        <OccupancyLegend date={date} />
        <p className={styles.facts}>
          {now >= date.closingDate && (
            <Badge shape="cross">{now < date.date ? 'Closes en ligne' : 'Commencée'}</Badge>
          )}
          <span>{count(bookings.CONFIRMEE, 'réservation')}</span>
          {owed > 0 && <span>{money(owed)} à régler</span>}
        </p>
      </div>
    </li>
  );
}

/** Maximum number of pleats that can be told apart. */
const MOST = 120;

/** The top of a pleat of each kind: kinds differ by height before colour. */
const tops: Readonly<Record<SeatKind, number>> = {
  booked: 0,
  invited: 3,
  sold: 0,
  offered: 6,
  held: 9,
  free: 14,
};

/** One pleat per seat of a date, in a line. The text beside it says the same. */
function OccupancyBar({ date }: { date: BookingDate }) {
  const marks = marksByKind(date, MOST);
  const step =
    100 /
    Math.max(
      1,
      seatKinds.reduce((sum, kind) => sum + marks[kind], 0),
    );
  const width = (step * 0.64).toFixed(3);
  const begins = (kind: SeatKind) =>
    seatKinds.slice(0, seatKinds.indexOf(kind)).reduce((sum, before) => sum + marks[before], 0);
  return (
    <svg className={occupancyStyles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      {seatKinds.map((kind) => (
        <path
          key={kind}
          className={occupancyStyles[kind]}
          d={Array.from(
            { length: marks[kind] },
            (_, rank) => `M${((begins(kind) + rank) * step).toFixed(3)} ${tops[kind]}h${width}V20h-${width}z`,
          ).join('')}
        />
      ))}
    </svg>
  );
}
