import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import { bookableDates, findShowDate } from '#common/rules/agenda';
import { standingAt } from '../../components/booking/shown-booking';
import { useKnownBookings } from '../../components/booking/use-known-bookings';
import { doorsOpenOf } from '#common/rules/show-dates';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import type { MirrorReach } from '../../components/mirror-answer/mirror-reach';
import { RetryButton } from '../../components/request/retry-button';
import { useAgenda } from '../../components/agenda/use-agenda';
import { forgetBegun } from '../../state/begun-bookings';
import { forgetBookingTry, readBookingSession } from '../../state/booking-session';
import { personAtom } from '../../state/session';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { AtDoor } from './at-door';
import { BookedBefore, useSentBefore } from './booked-before';
import { BookingForm, type BookingFormProps } from './booking-form';
import styles from './booking.module.css';
import { useSeatsLeft } from '../../components/agenda/use-seats-left';

/** Books seats for one date. */
export function BookDate() {
  const { uuid } = useParams<{ uuid: string }>();
  const [before] = useState(() => readBookingSession()?.dates[uuid]);
  return before?.isSent ? <SentBefore uuid={before.uuid} dateUuid={uuid} /> : <Again uuid={uuid} />;
}

/**
 * Whoever comes back to a form that they have sent is told so, and may book more seats; where it was refused, its own page
 * says why. One that has ended since is no reason not to book.
 */
function Again({ uuid }: { uuid: string }) {
  const sentBefore = useSentBefore();
  const [isMore, setMore] = useState(false);
  const { coming, isRead } = useKnownBookings();
  const sent = coming.find((booking) => booking.uuid === sentBefore);
  if (sentBefore !== null && !isRead) return <NoDate reach="waiting" />;
  if (sent?.reason !== undefined && !isMore)
    return <Redirect to={links.booking.to({ uuid: sent.uuid })} replace />;
  if (sent !== undefined && sent.state.shape !== 'cross' && !isMore)
    return <BookedBefore booking={sent} onMore={() => setMore(true)} />;
  return <Begin uuid={uuid} earlier={standingAt(coming, uuid)} isMore={isMore} />;
}

/** The form was left or reloaded before its outcome was known: sending it again would make a second booking. */
function SentBefore({ uuid, dateUuid }: { uuid: string; dateUuid: string }) {
  useEffect(() => {
    forgetBegun(dateUuid);
    forgetBookingTry(dateUuid);
  }, [dateUuid]);
  return <Redirect to={links.booking.to({ uuid })} replace />;
}

interface BeginProps extends Pick<BookingFormProps, 'earlier' | 'isMore'> {
  uuid: string;
}

function Begin({ uuid, earlier, isMore }: BeginProps) {
  const { agenda, reach, now } = useAgenda();
  const left = useSeatsLeft().get(uuid);
  const person = useAtomValue(personAtom);
  const found = agenda === undefined ? null : findShowDate(agenda, uuid, now);
  const isOpen = found !== null && bookableDates(found.show, now).includes(found.date);
  // A form that is being filled in stays, whatever becomes of its date.
  const [begun, setBegun] = useState<Offered | null>(null);
  if (isOpen && (begun?.show !== found.show || begun.date !== found.date)) setBegun(found);
  const offered = isOpen ? found : begun;
  if (offered?.date.uuid !== uuid)
    return found === null ? <NoDate reach={reach} /> : <Closed offered={found} left={left} now={now} />;
  const by = person?.uuid ?? null;
  const kept = readBookingSession();
  const session = kept?.by === by ? kept : null;
  return (
    // Logging in starts a new form.
    <BookingForm
      key={`${uuid} ${by}`}
      show={offered.show}
      date={offered.date}
      end={isOpen ? null : found === null ? 'gone' : 'closed'}
      left={left}
      person={person}
      earlier={earlier}
      isMore={isMore}
      fields={session?.fields ?? null}
      attempt={session?.dates[uuid] ?? null}
    />
  );
}

function NoDate({ reach }: { reach: MirrorReach }) {
  if (reach === 'waiting')
    return (
      <div className={`page ${styles.booking}`} role="status" aria-busy="true">
        <LoadingWords>Chargement de la séance…</LoadingWords>
        <Skeleton shape="title" lines={1} />
        <Skeleton lines={6} />
      </div>
    );
  const isSilent = reach === 'silent';
  return (
    <div className={`page ${styles.booking}`}>
      <h1 className="visually-hidden">Réserver</h1>
      <EmptyState
        title={isSilent ? 'Cette séance n’est pas encore sur cet appareil' : 'Séance introuvable'}
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
        action={isSilent ? <RetryButton /> : <ToDates />}
      >
        <p>
          {isSilent
            ? 'Elle s’affichera ici dès que le serveur l’aura envoyée.'
            : 'Elle n’est plus à l’affiche, ou son adresse n’est pas la bonne.'}
        </p>
      </EmptyState>
    </div>
  );
}

type Offered = NonNullable<ReturnType<typeof findShowDate>>;

interface ClosedProps {
  offered: Offered;
  left: number | undefined;
  now: Date;
}

const Closed = ({ offered: { show, date }, left, now }: ClosedProps) => (
  <div className={`page ${styles.booking}`}>
    <h1 className={`bill-title ${styles.title}`}>{show.title}</h1>
    <EmptyState title="Réservations closes" action={<ToDates />}>
      <p>Les réservations de cette séance sont closes.</p>
      {now < date.date && <AtDoor left={left} payAtDoor={date.payAtDoor} doorsOpenAt={doorsOpenOf(date)} />}
    </EmptyState>
  </div>
);

const ToDates = () => (
  <LinkButton variant="primary" href={links.reservations.to()} arrow>
    Voir les séances
  </LinkButton>
);
