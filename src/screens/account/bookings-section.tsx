import { links } from '#common/contract/site/links';
import { BookingRows } from '../../components/booking/booking-row';
import { useKnownBookings } from '../../components/booking/use-known-bookings';
import disclosure from '../../components/menu/menu-disclosure.module.css';
import { Link } from '../../ui/link';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import type { SectionProps } from './section-props';
import rows from './section-rows.module.css';

/** What was booked under the account's address, wherever it was. */
export function BookingsSection({ person }: SectionProps) {
  const { coming, over, isWhole } = useKnownBookings();
  const isOwn = ({ isOfAccount }: { readonly isOfAccount: boolean }) => isOfAccount;
  const next = coming.filter(isOwn);
  const past = over.filter(isOwn);
  const isEmpty = next.length === 0 && past.length === 0;
  if (isEmpty && !isWhole)
    return (
      <div role="status" aria-busy="true" className={rows.narrow}>
        <LoadingWords>Chargement de vos réservations…</LoadingWords>
        <Skeleton lines={4} />
      </div>
    );
  return (
    <div className={rows.stack}>
      {isEmpty && (
        <p className={rows.narrow}>
          Aucune réservation avec l’adresse {person.email}. Celles que vous ferez avec elle paraîtront ici.
        </p>
      )}
      {next.length > 0 && <BookingRows bookings={next} />}
      {past.length > 0 && (
        <details className={`${disclosure.disclosure} ${rows.folded}`}>
          <summary className={`${disclosure.summary} ${disclosure.chevron}`}>
            Passées ou annulées ({past.length})
          </summary>
          <BookingRows bookings={past} />
        </details>
      )}
      <p>
        <Link href={links.myBookings.to()}>Celles de cet appareil</Link>
      </p>
    </div>
  );
}
