import { isoDateTime, playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates, datesToCome, isFreeThroughout } from '#common/rules/agenda';
import { seatsLeftWords } from '../../text/seats';
import { classNames } from '../../ui/class-names';
import { LinkButton } from '../../ui/link-button';
import styles from './date-list.module.css';
import { SeatGauge } from './seat-gauge';

interface BookedShowProps {
  show: Show;
  seatsLeft: ReadonlyMap<string, number>;
  now: Date;
}

/** One show: its place, its prices, and its dates with the seats left. */
export function BookedShow({ show, seatsLeft, now }: BookedShowProps) {
  const open = bookableDates(show, now);
  return (
    <section className={styles.show} aria-labelledby={`show-${show.uuid}`}>
      <div>
        <h2 className={`bill-title ${styles.title}`} id={`show-${show.uuid}`}>
          {show.title}
        </h2>
        <p className={styles.place}>{show.location.name}</p>
        {!isFreeThroughout(show.dates) && (
          <dl className={styles.prices}>
            {show.prices.map(({ uuid, price, category }) => (
              <div key={uuid}>
                <dt>{category.name}</dt>
                <dd>{price === 0 ? 'gratuit' : money(price)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ol>
        {datesToCome(show, now).map((evening) => (
          <Evening
            key={evening.uuid}
            evening={evening}
            left={seatsLeft.get(evening.uuid)}
            isOpen={open.includes(evening)}
            isFirst={evening === open[0]}
          />
        ))}
      </ol>
    </section>
  );
}

interface EveningProps {
  evening: Show['dates'][number];
  /** Undefined while unknown to this device. */
  left: number | undefined;
  isOpen: boolean;
  isFirst: boolean;
}

function Evening({ evening, left, isOpen, isFirst }: EveningProps) {
  const { uuid, date, closingDate, maxPlaces, freeParticipation } = evening;
  const when = playbillDate(date);
  const isFull = left === 0;
  return (
    <li className={isOpen ? styles.evening : `${styles.evening} ${styles.closed}`}>
      <span className={classNames('day-number', styles.day)} aria-hidden="true">
        {/\d+/.exec(when)?.[0]}
      </span>
      <div className={styles.facts}>
        <time className={`bill-date ${styles.date}`} dateTime={isoDateTime(date)}>
          {when}
        </time>
        {isOpen && left !== undefined && maxPlaces > 0 && <SeatGauge places={maxPlaces} left={left} />}
        <p className={styles.left}>
          {isOpen ? left !== undefined && seatsLeftWords(left) : 'Réservations closes'}
        </p>
        {isOpen && (
          <p className="small soft">
            Jusqu’au {playbillDate(closingDate)}
            {freeParticipation && ' · participation libre'}
          </p>
        )}
      </div>
      {isOpen && (
        <LinkButton
          variant={isFirst ? 'primary' : 'line'}
          href={links.book.to({ uuid })}
          aria-label={isFull ? `Liste d’attente du ${when}` : `Réserver pour le ${when}`}
        >
          {isFull ? 'Liste d’attente' : 'Réserver'}
        </LinkButton>
      )}
    </li>
  );
}
