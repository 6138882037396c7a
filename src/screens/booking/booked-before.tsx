import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { links } from '#common/contract/site/links';
import { BookingRows } from '../../components/booking/booking-row';
import type { ShownBooking } from '../../components/booking/shown-booking';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { beginAtTop } from '../../ui/scroll-memory';
import styles from './booking.module.css';

const SENT_AS = 'sentAs';

/** What the entry of a form remembers in the browser's history, once its booking was sent. */
export const sentAs = (uuid: string): unknown => ({ [SENT_AS]: uuid });

/** The uuid of the booking that was sent from this entry of the history, if it was come back to; null for a new form. */
export function useSentBefore(): string | null {
  // As the form was opened: the one that sends a booking now is about to be left for it.
  const [opened] = useState<unknown>(useHistoryState());
  const uuid: unknown = Object(opened)[SENT_AS];
  return typeof uuid === 'string' ? uuid : null;
}

interface BookedBeforeProps {
  booking: ShownBooking;
  onMore: () => void;
}

/** In the place of the form that somebody comes back to after they booked with it: an empty one would seem to have lost that. */
export function BookedBefore({ booking, onMore }: BookedBeforeProps) {
  useEffect(beginAtTop, []);
  return (
    <div className={`page ${styles.booking}`}>
      <h1 className={`bill-title ${styles.title}`}>Vous avez déjà fait cette réservation.</h1>
      <p>Il n’y a rien à refaire.</p>
      <h2 className="visually-hidden">Votre réservation</h2>
      <BookingRows bookings={[booking]} />
      <div className={styles.actions}>
        <LinkButton wide variant="primary" href={links.booking.to({ uuid: booking.uuid })} arrow>
          Voir ma réservation
        </LinkButton>
        <Button wide onClick={onMore}>
          Réserver d’autres places
        </Button>
      </div>
    </div>
  );
}
