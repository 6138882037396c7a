import { isoDateTime, playbillDate, hourInWords } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates } from '#common/rules/agenda';
import { doorsOpenOf } from '#common/rules/show-dates';
import { NearDay } from '../clock/near-day';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link';
import styles from './show-document.module.css';

/** All dates of a show: whether and until when each can be booked, and which have passed. */
export function ShowDates({ show, now }: { show: Show; now: Date }) {
  const bookable = new Set(bookableDates(show, now));
  return (
    <ol className={styles.dates}>
      {show.dates.map((evening) => (
        <li key={evening.uuid} className={evening.date <= now ? styles.past : undefined}>
          <span className={classNames('day-number', styles.day)} aria-hidden="true">
            {/\d+/.exec(playbillDate(evening.date))?.[0]}
          </span>
          <div>
            <time className={`bill-date ${styles.date}`} dateTime={isoDateTime(evening.date)}>
              <NearDay date={evening.date} now={now} />
              {playbillDate(evening.date)}
            </time>
            <p className="small soft">
              {evening.date <= now ? (
                'Déjà jouée'
              ) : bookable.has(evening) ? (
                <>
                  Réservation jusqu’au{' '}
                  <time className="bill-date" dateTime={isoDateTime(evening.closingDate)}>
                    {playbillDate(evening.closingDate)}
                  </time>
                </>
              ) : show.bookings ? (
                'Réservations closes, places à l’entrée selon l’affluence'
              ) : (
                'Sans réservation'
              )}
              {evening.freeParticipation && '\u00a0· participation libre'}
            </p>
            {evening.date > now && (
              <p className="small soft">Ouverture des portes à {hourInWords(doorsOpenOf(evening))}</p>
            )}
          </div>
          {bookable.has(evening) && (
            <Link
              className={styles.book}
              href={links.book.to({ uuid: evening.uuid })}
              aria-label={`Réserver pour le ${playbillDate(evening.date)}`}
            >
              Réserver
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
