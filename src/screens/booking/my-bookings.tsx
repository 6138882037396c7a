import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { links } from '#common/contract/site/links';
import { BookingRows } from '../../components/booking/booking-row';
import { useKnownBookings } from '../../components/booking/use-known-bookings';
import { PageHead } from '../../components/page/page-head';
import { openDialog } from '../../state/dialogs';
import { personAtom } from '../../state/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { forgetBookings } from '../../bridge/calls';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { FindBookings } from './find-bookings';
import disclosure from '../../components/menu/menu-disclosure.module.css';
import styles from './my-bookings.module.css';

/** Every booking that this device knows, with or without a network. */
export function MyBookings() {
  const { coming, over, isWhole } = useKnownBookings();
  const isEmpty = coming.length === 0 && over.length === 0;
  return (
    <div className={`page ${styles.mine}`}>
      <PageHead title="Vos réservations">
        Celles que vous avez faites ou ouvertes sur cet appareil, et celles de votre compte. Elles se lisent
        aussi sans réseau.
      </PageHead>
      {isEmpty && (isWhole ? <NoBookings /> : <Awaited />)}
      {!isEmpty && <h2 className="visually-hidden">Séances réservées</h2>}
      {coming.length > 0 && <BookingRows bookings={coming} />}
      {over.length > 0 && (
        <details className={`${disclosure.disclosure} ${styles.over}`} open={coming.length === 0}>
          <summary className={`${disclosure.summary} ${disclosure.chevron}`}>
            Passées ou annulées ({over.length})
          </summary>
          <BookingRows bookings={over} />
        </details>
      )}
      {[...coming, ...over].some(({ isHere }) => isHere) && <ForgetBookings />}
      <FindBookings />
    </div>
  );
}

const Awaited = () => (
  <div role="status" aria-busy="true">
    <LoadingWords>Chargement de vos réservations…</LoadingWords>
    <Skeleton lines={4} />
  </div>
);

function NoBookings() {
  const isVisitor = useAtomValue(personAtom) === null;
  return (
    <EmptyState
      title="Aucune réservation ici"
      action={
        <div className={styles.actions}>
          <LinkButton variant="primary" href={links.reservations.to()} arrow>
            Voir les séances
          </LinkButton>
          {isVisitor && <Button onClick={() => openDialog('login')}>S'identifier</Button>}
        </div>
      }
    >
      <p>
        Vous avez réservé sur un autre appareil&nbsp;? Ouvrez ici le lien du mail de confirmation
        {isVisitor ? ', ou identifiez-vous avec la même adresse.' : '.'} Sans ce mail, demandez-le plus bas.
      </p>
    </EmptyState>
  );
}

/** Takes one's bookings off a device that others use too. */
function ForgetBookings() {
  const [isAsked, setAsked] = useState(false);
  const task = useTask();
  const forget = () =>
    task.run(forgetBookings, () => {
      setAsked(false);
      announce('Vos réservations ne sont plus sur cet appareil.');
    });
  return (
    <div className={styles.forget}>
      <p className="small soft">Qui se sert de cet appareil peut les ouvrir, sans mot de passe.</p>
      <Button size="low" onClick={() => setAsked(true)}>
        Les retirer de cet appareil
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        question="Retirer vos réservations de cet appareil&nbsp;?"
        yes="Les retirer"
        no="Les garder"
        pending={task.isRunning}
        onYes={forget}
        onNo={() => setAsked(false)}
      >
        <p>
          Elles restent valables&nbsp;: le lien de leur mail les ouvre toujours. Celle qui n’est pas encore
          partie, faute de réseau, reste ici.
        </p>
      </ConfirmDialog>
    </div>
  );
}
