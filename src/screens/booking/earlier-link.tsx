import { links } from '#common/contract/site/links';
import type { ShownBooking } from '../../components/booking/shown-booking';
import { Link } from '../../ui/link';

/** The way to what is booked already: to the booking itself, or to all of one's own where there are several. */
export function EarlierLink({ bookings: [first, ...others] }: { bookings: readonly ShownBooking[] }) {
  if (first === undefined) return null;
  if (others.length > 0) return <Link href={links.myBookings.to()}>Voir mes réservations</Link>;
  return <Link href={links.booking.to({ uuid: first.uuid })}>Voir ma réservation</Link>;
}
