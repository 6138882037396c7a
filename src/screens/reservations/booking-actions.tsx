import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { askServer } from '../../bridge/calls';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { quoted } from '../../text/quoted';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import type { KeptBooking } from '#worker/api';
import styles from './booking.module.css';
import { ChangeSeatsDialog } from './change-seats-dialog';

interface BookingActionsProps {
  booking: KeptBooking;
  now: Date;
  onChange: () => void;
}

/** The actions of a booking's holder, until booking ends. */
export function BookingActions({ booking, now, onChange }: BookingActionsProps) {
  const { uuid, show, date, total, state, offeredUntil, paidAt } = booking;
  const [opened, setOpened] = useState<'seats' | 'cancel' | null>(null);
  const hasLine = useLine();
  const task = useTask();
  const isOffer = state.code === 'PROPOSEE';
  const isOver = isOffer && (offeredUntil === undefined || offeredUntil <= now);
  // The booking is read again whatever the outcome: the action may have succeeded although the answer was lost.
  const asking = <T,>(answer: Promise<T>) => answer.finally(onChange);
  const accept = () =>
    task.run(
      () => asking(askServer('updateBooking', { params: { uuid }, body: { state: { code: 'CONFIRMEE' } } })),
      () => announce('Vos places sont réservées.'),
    );
  const cancel = () =>
    task.run(
      () => asking(askServer('cancelBooking', { params: { uuid } })),
      () => {
        setOpened(null);
        announce('Votre réservation est annulée.');
      },
    );
  return (
    <div className={styles.actions}>
      <NeedsNetwork>Changer ou annuler demande le réseau.</NeedsNetwork>
      {isOffer && !isOver && (
        <Button
          wide
          variant="primary"
          size="big"
          disabled={!hasLine}
          pending={task.isRunning}
          onClick={accept}
        >
          Prendre ces places
        </Button>
      )}
      {isOver && <p>Cette proposition a expiré.</p>}
      {paidAt !== undefined && <p>Elle est payée&nbsp;: écrivez à l’association pour changer les places.</p>}
      {!isOver && paidAt === undefined && (
        <Button wide disabled={!hasLine} onClick={() => setOpened('seats')}>
          Changer les places
        </Button>
      )}
      <Button wide variant="plain" disabled={!hasLine} onClick={() => setOpened('cancel')}>
        Annuler la réservation
      </Button>
      {opened === 'seats' && (
        <ChangeSeatsDialog
          booking={booking}
          onClose={() => {
            setOpened(null);
            onChange();
          }}
        />
      )}
      <ConfirmDialog
        isOpen={opened === 'cancel'}
        question={`Annuler votre réservation pour ${quoted(show.title)}, ${playbillDate(date)}\u00a0?`}
        pending={task.isRunning}
        onYes={cancel}
        onNo={() => setOpened(null)}
      >
        <p>Vos places seront rendues aussitôt.</p>
        {paidAt !== undefined && total > 0 && (
          <p>Vous avez déjà réglé {money(total)}&nbsp;: écrivez à l’association pour être remboursé.</p>
        )}
      </ConfirmDialog>
    </div>
  );
}
