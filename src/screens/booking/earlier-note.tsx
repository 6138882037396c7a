import { playbillDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { ShownBooking } from '../../components/booking/shown-booking';
import { offeredWords } from './offered';
import { Link } from '../../ui/link';
import { EarlierLink } from './earlier-link';
import { earlierWords } from './second-booking';

interface EarlierNoteProps {
  bookings: readonly ShownBooking[];
  /** A button beside it leads to the offer. */
  hasButton?: boolean;
}

/** Tells whoever is about to book a date what is offered to them there, and that they have seats already; nothing if neither. */
export function EarlierNote({ bookings, hasButton = false }: EarlierNoteProps) {
  const others = bookings.filter((booking) => !isToTake(booking));
  return (
    <>
      {bookings.filter(isToTake).map(({ uuid, seats, offeredUntil }) => (
        <p key={uuid}>
          <b>
            {offeredWords(seats)}
            {offeredUntil && `, à prendre avant le ${playbillDate(offeredUntil)}`}.
          </b>{' '}
          {!hasButton && <Link href={links.booking.to({ uuid })}>{SEE_OFFER}</Link>}
        </p>
      ))}
      {others.length > 0 && (
        <p>
          {earlierWords(others)} pour cette date. <EarlierLink bookings={others} />
        </p>
      )}
    </>
  );
}

export const SEE_OFFER = 'Voir la proposition';

/** Whether its seats wait for an answer that is given on the site. */
export const isToTake = ({ offeredUntil, isToConfirm }: ShownBooking) =>
  offeredUntil !== undefined && !isToConfirm;
