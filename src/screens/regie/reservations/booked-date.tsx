import { isoDateTime, playbillDate } from '#common/base/dates';
import { count, integer, money } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { Badge } from '../../../ui/badge';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import type { BookingDate } from './answers';
import styles from './bookings.module.css';
import { OccupancyBar } from './occupancy-bar';
import { OccupancyLegend } from './occupancy-legend';

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
