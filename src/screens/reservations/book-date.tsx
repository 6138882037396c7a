import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import { bookableDates, findShowDate } from '#common/rules/agenda';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import type { MirrorReach } from '../../components/mirror-answer/mirror-reach';
import { RetryButton } from '../../components/request/retry-button';
import { useAgenda } from '../../components/agenda/use-agenda';
import { forgetBegun } from '../../state/begun-bookings';
import { forgetBookingTry, readBookingSession } from '../../state/booking-session';
import { personAtom } from '../../state/session';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import { BookingForm } from './booking-form';
import styles from './booking.module.css';
import { useSeatsLeft } from '../../components/agenda/use-seats-left';

/** Books seats for one date. */
export function BookDate() {
  const { uuid } = useParams<{ uuid: string }>();
  const [before] = useState(() => readBookingSession()?.dates[uuid]);
  return before?.isSent ? <SentBefore uuid={before.uuid} dateUuid={uuid} /> : <Begin uuid={uuid} />;
}

/** The form was left or reloaded before its outcome was known: sending it again would make a second booking. */
function SentBefore({ uuid, dateUuid }: { uuid: string; dateUuid: string }) {
  useEffect(() => {
    forgetBegun(dateUuid);
    forgetBookingTry(dateUuid);
  }, [dateUuid]);
  return <Redirect to={links.booking.to({ uuid })} replace />;
}

function Begin({ uuid }: { uuid: string }) {
  const { agenda, reach, now } = useAgenda();
  const left = useSeatsLeft().get(uuid);
  const person = useAtomValue(personAtom);
  const found = agenda === undefined ? null : findShowDate(agenda, uuid, now);
  if (found === null) return <NoDate reach={reach} />;
  if (!bookableDates(found.show, now).includes(found.date)) return <Closed title={found.show.title} />;
  const by = person?.uuid ?? null;
  const kept = readBookingSession();
  const session = kept?.by === by ? kept : null;
  return (
    // Logging in starts a new form.
    <BookingForm
      key={`${uuid} ${by}`}
      show={found.show}
      date={found.date}
      left={left}
      person={person}
      fields={session?.fields ?? null}
      attempt={session?.dates[uuid] ?? null}
    />
  );
}

function NoDate({ reach }: { reach: MirrorReach }) {
  if (reach === 'waiting')
    return (
      <div className={`page ${styles.booking}`} role="status" aria-busy="true">
        <span className="visually-hidden">Chargement de la séance…</span>
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

const Closed = ({ title }: { title: string }) => (
  <div className={`page ${styles.booking}`}>
    <h1 className={`bill-title ${styles.title}`}>{title}</h1>
    <EmptyState title="Réservations closes" action={<ToDates />}>
      <p>Les réservations de cette séance sont closes.</p>
    </EmptyState>
  </div>
);

const ToDates = () => (
  <LinkButton variant="primary" href={links.reservations.to()} arrow>
    Voir les séances
  </LinkButton>
);
