import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import { bookedShows, currentShow } from '#common/rules/agenda';
import { useKnownBookings } from '../../components/booking/use-known-bookings';
import { EntriesSkeleton } from '../../components/mirror-answer/entries-skeleton';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import type { MirrorReach } from '../../components/mirror-answer/mirror-reach';
import { NeverReceived } from '../../components/mirror-answer/never-received';
import { pageOfShow } from '../../components/agenda/show-address';
import { useAgenda } from '../../components/agenda/use-agenda';
import { personAtom } from '../../state/session';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import { BookedShow } from './booked-show';
import styles from './date-list.module.css';
import { useBegunBookings } from './use-begun-bookings';
import { useSeatsLeft } from '../../components/agenda/use-seats-left';

/** All dates that can be booked here, in the style of a playbill. */
export function DateList() {
  const { agenda, reach, now } = useAgenda();
  const seatsLeft = useSeatsLeft();
  const { coming } = useKnownBookings();
  const begun = useBegunBookings(useAtomValue(personAtom)?.uuid ?? null);
  const shows =
    agenda === undefined
      ? []
      : bookedShows(agenda, now).map((show) => ({ show, page: pageOfShow(show.slug, agenda, now) }));
  return (
    <div className={`page ${styles.reservations}`}>
      <header className={styles.head}>
        <h1 className="title">Réservations</h1>
        <p className={styles.lead}>
          Les places ne sont pas numérotées, et se réservent sans compte.{' '}
          <Link href={links.reservationInformation.to()}>Informations de réservation</Link>
        </p>
        <p>
          <Link href={links.myBookings.to()}>Vos réservations</Link>
        </p>
      </header>
      {shows.length === 0 ? (
        <NoShow reach={reach} isOtherOn={agenda !== undefined && currentShow(agenda, now) !== null} />
      ) : (
        shows.map(({ show, page }) => (
          <BookedShow
            key={show.uuid}
            show={show}
            page={page}
            booked={coming}
            begun={begun}
            seatsLeft={seatsLeft}
            now={now}
          />
        ))
      )}
    </div>
  );
}

/** Nothing to book; `isOtherOn`: there is a show all the same, which takes no bookings here. */
function NoShow({ reach, isOtherOn }: { reach: MirrorReach; isOtherOn: boolean }) {
  if (reach === 'waiting') return <EntriesSkeleton what="des séances" count={3} />;
  if (reach === 'silent')
    return (
      <NeverReceived
        title="Les séances ne sont pas encore sur cet appareil"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
      >
        Elles s’afficheront ici dès que le serveur les aura envoyées.
      </NeverReceived>
    );
  return (
    <EmptyState
      title="Rien à réserver en ce moment"
      poster={<DrawnPoster title="Relâche" scene="vigil" />}
      action={
        isOtherOn && (
          <LinkButton variant="primary" href={links.currentShow.to()} arrow>
            Le spectacle du moment
          </LinkButton>
        )
      }
    >
      <p>Les prochaines séances s’ouvriront ici.</p>
    </EmptyState>
  );
}
