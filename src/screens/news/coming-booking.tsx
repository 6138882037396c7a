import { DOT } from '#common/base/dot';
import { capitalised } from '#common/base/capitalised';
import { playbillDate, hourInWords } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import { nearDay } from '../../text/near-day';
import { seats as seatWords } from '../../text/seats';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useServerNow } from '../../components/clock/clock-offset';
import styles from './coming-booking.module.css';
import type { ShownBooking } from '../../components/booking/shown-booking';
import { useKnownBookings } from '../../components/booking/use-known-bookings';

/**
 * What comes next of what is booked, `Ce soir : 2 places, Le Dindon`, and the way to the others; nothing if there is none. An
 * offer of seats comes as its answer is due, which may be long before another evening.
 */
export function ComingBooking() {
  const { coming } = useKnownBookings();
  const [next] = coming.toSorted((one, other) => dueAt(one) - dueAt(other));
  if (next === undefined) return null;
  return (
    <section className={styles.coming} aria-label="Vos réservations">
      <Next booking={next} />
      {coming.length > 1 && (
        <p className="small">
          <Link href={links.myBookings.to()}>Vos réservations ({coming.length})</Link>
        </p>
      )}
    </section>
  );
}

const dueAt = ({ offeredUntil, date }: ShownBooking) =>
  (offeredUntil ?? date)?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The evening in bold only where the seats are booked; else the state, with the evening below it. */
function Next({ booking }: { booking: ShownBooking }) {
  const { uuid, title, date, place, seats } = booking;
  const now = useServerNow();
  const near = date && nearDay(date, now);
  const when = date && capitalised(near ?? playbillDate(date));
  const evening = `${when === undefined ? '' : `${when}\u00a0: `}${seatWords(seats)}, ${title}`;
  const state = stateHeadline(booking);
  const facts = [state && evening, date && near && hourInWords(date), place];
  return (
    <>
      <Link
        className={state ? `${styles.next} ${styles.unsettled}` : styles.next}
        href={links.booking.to({ uuid })}
      >
        <span>{state ?? evening}</span>
        <Icon name="arrow" />
      </Link>
      <p className={styles.facts}>{facts.filter(Boolean).join(DOT)}</p>
    </>
  );
}

/** What a booking that is none yet, or none any more, is first of all; undefined for seats that are booked. */
function stateHeadline({ state, seats, offeredUntil, isToConfirm }: ShownBooking): string | undefined {
  if (state.words === 'Réservée') return undefined;
  if (offeredUntil === undefined) return headlines[state.words] ?? state.words;
  const until = `avant le ${playbillDate(offeredUntil)}`;
  if (isToConfirm) return `${state.words} ${until}`;
  return `${seats === 1 ? 'Une place' : 'Des places'} à prendre ${until}`;
}

/** Where the words of a list, beside a booking, would not say by themselves what they are about. */
const headlines: Readonly<Record<string, string>> = {
  'Sur liste d’attente': 'Liste d’attente',
  'Attend le réseau': 'Réservation\u00a0: pas encore envoyée',
  Refusée: 'Réservation refusée',
};
