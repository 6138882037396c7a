import { isoDateTime, playbillDate, hourInWords } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { numberOf } from '#common/base/typed-number';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates, datesToCome, isFreeThroughout } from '#common/rules/agenda';
import { doorsOpenOf } from '#common/rules/show-dates';
import { confirmedPrices } from '#common/rules/show-draft';
import type { BegunBooking } from '../../state/begun-bookings';
import { type ShownBooking, standingAt } from '../../components/booking/shown-booking';
import { NearDay } from '../../components/clock/near-day';
import { seats, seatsLeftWords } from '../../text/seats';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import styles from './date-list.module.css';
import { EarlierNote, SEE_OFFER, isToTake } from './earlier-note';
import { SeatGauge } from './seat-gauge';

interface BookedShowProps {
  show: Show;
  /** Where it is read of; null: nowhere. */
  page: string | null;
  /** The bookings that are known here. */
  booked: readonly ShownBooking[];
  /** The bookings that were begun in this browser, by the date's uuid. */
  begun: Readonly<Record<string, BegunBooking>>;
  seatsLeft: ReadonlyMap<string, number>;
  now: Date;
}

/** One show: its place, its prices, and its dates with the seats left. */
export function BookedShow({ show, page, booked, begun, seatsLeft, now }: BookedShowProps) {
  const open = bookableDates(show, now);
  const first = open.find(({ uuid }) => seatsLeft.get(uuid) !== 0) ?? open[0];
  return (
    <section className={styles.show} aria-labelledby={`show-${show.uuid}`}>
      <div>
        <h2 className={`bill-title ${styles.title}`} id={`show-${show.uuid}`}>
          {show.title}
        </h2>
        <p className={styles.place}>{show.location.name}</p>
        {page !== null && (
          <p>
            <Link href={page} aria-label={`Voir le spectacle\u00a0: ${show.title}`}>
              Voir le spectacle
            </Link>
          </p>
        )}
        {!isFreeThroughout(show.dates) && (
          <dl className={styles.prices}>
            {confirmedPrices(show.prices).map(({ uuid, price, category }) => (
              <div key={uuid}>
                <dt>
                  {category.name} {category.description && <small>{category.description}</small>}
                </dt>
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
            earlier={standingAt(booked, evening.uuid)}
            begun={begun[evening.uuid]}
            left={seatsLeft.get(evening.uuid)}
            isOpen={open.includes(evening)}
            isFirst={evening === first}
            now={now}
          />
        ))}
      </ol>
    </section>
  );
}

interface EveningProps {
  evening: Show['dates'][number];
  /** The bookings of this date. */
  earlier: readonly ShownBooking[];
  begun: BegunBooking | undefined;
  /** Undefined while unknown to this device. */
  left: number | undefined;
  isOpen: boolean;
  /** The first one that has seats left, or to wait for. */
  isFirst: boolean;
  now: Date;
}

function Evening({ evening, earlier, begun, left: leftToOthers, isOpen, isFirst, now }: EveningProps) {
  const { uuid, date, closingDate, maxPlaces, freeParticipation } = evening;
  const when = playbillDate(date);
  // What this browser holds is free for whoever uses it.
  const left = leftToOthers === undefined ? undefined : leftToOthers + heldPlaces(begun, now);
  const chosen = begun === undefined ? 0 : countChosen(begun.chosen);
  const isFull = left === 0;
  // Whoever waits, or has an offer to answer, has most likely not come to ask for more.
  const isAgain = earlier.some(({ state }) => state.shape !== 'dot');
  const act = actFor(chosen > 0, isFull, isAgain);
  const offer = earlier.find(isToTake);
  return (
    <li className={isOpen ? styles.evening : `${styles.evening} ${styles.closed}`}>
      <span className={classNames('day-number', styles.day)} aria-hidden="true">
        {/\d+/.exec(when)?.[0]}
      </span>
      <div className={styles.facts}>
        <time className={`bill-date ${styles.date}`} dateTime={isoDateTime(date)}>
          <NearDay date={date} now={now} />
          {when}
        </time>
        <EarlierNote bookings={earlier} hasButton />
        {isOpen && left !== undefined && maxPlaces > 0 && <SeatGauge places={maxPlaces} left={left} />}
        <p className={styles.left}>
          {isOpen ? left !== undefined && seatsLeftWords(left) : 'Réservations closes'}
        </p>
        {isOpen && chosen > 0 && <p>Vous y aviez choisi {seats(chosen)}.</p>}
        {isOpen && (
          <p className="small soft">
            Réservez jusqu’au <span className="bill-date">{playbillDate(closingDate)}</span>&nbsp;· ouverture
            des portes à {hourInWords(doorsOpenOf(evening))}
            {freeParticipation && '\u00a0· participation libre'}
          </p>
        )}
      </div>
      {offer !== undefined && (
        <LinkButton
          variant="primary"
          href={links.booking.to({ uuid: offer.uuid })}
          aria-label={`${SEE_OFFER} pour le ${when}`}
        >
          {SEE_OFFER}
        </LinkButton>
      )}
      {isOpen && offer === undefined && (
        <LinkButton
          variant={variantFor(isFirst, isAgain && chosen === 0)}
          href={links.book.to({ uuid })}
          aria-label={`${act.label} ${when}`}
        >
          {act.text}
        </LinkButton>
      )}
    </li>
  );
}

function variantFor(isFirst: boolean, isAgain: boolean) {
  if (isAgain) return 'plain';
  return isFirst ? 'primary' : 'line';
}

function actFor(isBegun: boolean, isFull: boolean, isAgain: boolean) {
  if (isBegun) return { text: 'Reprendre', label: 'Reprendre la réservation du' };
  if (isAgain)
    return isFull
      ? { text: 'S’inscrire encore', label: 'S’inscrire encore sur la liste d’attente du' }
      : { text: 'Réserver encore', label: 'Réserver encore pour le' };
  return isFull
    ? { text: 'Liste d’attente', label: 'Liste d’attente du' }
    : { text: 'Réserver', label: 'Réserver pour le' };
}

function heldPlaces(begun: BegunBooking | undefined, now: Date): number {
  const hold = begun?.hold;
  return hold && hold.until > now.getTime() ? hold.places : 0;
}

const countChosen = (chosen: BegunBooking['chosen']) =>
  Object.values(chosen).reduce<number>((sum, count) => sum + (numberOf(count) ?? 0), 0);
