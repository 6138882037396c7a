import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useParams } from 'wouter';
import { uuidOfAddress } from '#common/base/uuid';
import { links } from '#common/contract/site/links';
import { bookingQueries } from '#mirror/queries/booking-queries';
import { askServer, keepBooking } from '../../bridge/calls';
import { onPageReturn } from '../../bridge/follow-page';
import { CallUs } from './call-us';
import { ServerDataNotice } from '../../components/request/server-data-notice';
import { useServerData } from '../../components/request/use-server-data';
import { personAtom } from '../../state/session';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { endRepeated } from './booking-outcome';
import { BookingTicket } from './booking-ticket';
import styles from './booking.module.css';
import mine from './my-bookings.module.css';
import { UnsentBooking } from './unsent-booking';

/** One booking, open to anyone who has its address: from the server, from this device, or still to be sent. */
export function MyBooking() {
  const uuid = uuidOfAddress(useParams<{ uuid: string }>().uuid);
  const person = useAtomValue(personAtom)?.uuid ?? null;
  const here = useLiveQuery(() => bookingQueries.read(uuid, person), [uuid, person]);
  // Sent once more after its first answer was lost: the server has it.
  const repeated = here?.waiting?.error?.code === 'already-exists' ? here.waiting : null;
  const repeatedKey = repeated?.key;
  useEffect(() => {
    if (repeated !== null) void endRepeated(uuid, repeated);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each write
  }, [repeatedKey]);
  if (here === undefined) return <Awaited />;
  return here.waiting === null || repeated !== null ? (
    <Sent key={uuid} uuid={uuid} kept={here.kept} />
  ) : (
    <div className={`page ${styles.booking}`}>
      <ToOthers />
      <UnsentBooking uuid={uuid} waiting={here.waiting} />
    </div>
  );
}

type Here = Awaited<ReturnType<typeof bookingQueries.read>>;

function Sent({ uuid, kept }: { uuid: string; kept: Here['kept'] }) {
  const asked = useServerData(() => askServer('readBooking', { params: { uuid } }), uuid);
  const { answer, askAgain } = asked;
  // Meanwhile its seats may have been offered, or it may have been cancelled.
  useEffect(() => {
    return onPageReturn(askAgain);
  }, [askAgain]);
  useEffect(() => {
    if (answer !== undefined) void keepBooking(answer);
  }, [answer]);
  useMailTurn(answer?.isMailSent === false, answer, askAgain);
  const keptVersion = kept?.version;
  useEffect(() => {
    // Another tab of this device has stored a newer version.
    if (answer !== undefined && keptVersion !== undefined && keptVersion !== answer.version) askAgain();
    // oxlint-disable-next-line react/exhaustive-deps -- what this tab was answered itself is about to be kept
  }, [keptVersion]);
  // If this device stores nothing, the answer is the only source.
  const booking = answer ?? kept ?? undefined;
  const isUnknown = asked.failure?.error?.code === 'not-found';
  if (booking === undefined && isUnknown) return <Unknown />;
  if (booking === undefined && asked.failure === null) return <Awaited />;
  return (
    <div className={`page ${styles.booking}`}>
      <ToOthers />
      <ServerDataNotice asked={{ ...asked, answer: booking }} what="La réservation" />
      {booking !== undefined && <BookingTicket booking={booking} onChange={asked.askAgain} />}
    </div>
  );
}

/** While the letter waits to leave, the booking is read again, less and less often: whoever looks sees it leave, or be refused. */
function useMailTurn(waits: boolean, answer: unknown, askAgain: () => void) {
  const turns = useRef(0);
  useEffect(() => {
    turns.current = waits ? turns.current + 1 : 0;
    if (!waits) return undefined;
    const timer = setTimeout(askAgain, turns.current * MAIL_MS);
    return () => clearTimeout(timer);
  }, [waits, answer, askAgain]);
}

/** A letter leaves within seconds. */
const MAIL_MS = 3_000;

const ToOthers = () => (
  <p className={`no-print small soft ${styles.others}`}>
    <Link href={links.myBookings.to()}>Vos réservations</Link>
  </p>
);

const Awaited = () => (
  <div className={`page ${styles.booking}`} role="status" aria-busy="true">
    <LoadingWords>Chargement de la réservation…</LoadingWords>
    <Skeleton shape="title" lines={1} />
    <Skeleton lines={6} />
  </div>
);

const Unknown = () => (
  <div className={`page ${styles.booking}`}>
    <h1 className="visually-hidden">Ma réservation</h1>
    <EmptyState
      title="Réservation introuvable"
      action={
        <div className={mine.actions}>
          <LinkButton variant="primary" href={`${links.myBookings.to()}#retrouver`} arrow>
            Vos réservations
          </LinkButton>
          <LinkButton href={links.reservations.to()}>Voir les séances</LinkButton>
        </div>
      }
    >
      <p>
        Vérifiez l’adresse&nbsp;: elle se copie en entier. Sinon, la page «&nbsp;Vos réservations&nbsp;»
        montre celles que cet appareil connaît, et vous renvoie votre billet par mail, sous «&nbsp;Il en
        manque une&nbsp;?&nbsp;».
      </p>
      <CallUs />
    </EmptyState>
  </div>
);
