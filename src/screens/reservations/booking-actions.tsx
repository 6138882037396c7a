import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { arrivedWords } from '#common/rules/booking';
import { askServer } from '../../bridge/calls';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { quoted } from '../../text/quoted';
import { seats as seatWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import type { KeptBooking } from '#worker/api';
import styles from './booking.module.css';
import { ChangeSeatsDialog } from './change-seats-dialog';

interface BookingActionsProps {
  booking: KeptBooking;
  /** The secret of the link by which a mail led here, if one did. */
  confirmation: string | null;
  now: Date;
  onChange: () => void;
}

/** The actions of a booking's holder, until booking ends. */
export function BookingActions({ booking, confirmation, now, onChange }: BookingActionsProps) {
  const { uuid, show, date, total, state, offeredUntil, paidAt, toConfirm, arrived = 0 } = booking;
  const [opened, setOpened] = useState<'seats' | 'cancel' | null>(null);
  const hasLine = useLine();
  const task = useTask();
  const isOffer = state.code === 'PROPOSEE';
  const isOver = isOffer && (offeredUntil === undefined || offeredUntil <= now);
  const isForMail = toConfirm === true && confirmation === null;
  // The booking is read again whatever the outcome: the action may have succeeded although the answer was lost.
  const asking = <T,>(answer: Promise<T>) => answer.finally(onChange);
  const accept = () =>
    task.run(
      () =>
        asking(
          askServer('updateBooking', {
            params: { uuid },
            body: { state: { code: 'CONFIRMEE' }, ...(toConfirm && confirmation && { confirmation }) },
          }),
        ),
      (changed) =>
        announce(
          changed.toConfirm
            ? 'Il reste à confirmer par le mail que vous allez recevoir.'
            : 'Vos places sont réservées.',
        ),
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
      {isOffer && !isOver && !isForMail && (
        <Button
          wide
          variant="primary"
          size="big"
          disabled={!hasLine}
          pending={task.isRunning}
          onClick={accept}
        >
          {toConfirm ? 'Confirmer ma réservation' : 'Prendre ces places'}
        </Button>
      )}
      {isOver && !toConfirm && <p>Cette proposition a expiré.</p>}
      {arrived > 0 && (
        <p>
          {arrivedWords(arrived)}&nbsp;: elle ne s’annule plus ici, et garde au moins {seatWords(arrived)}.
        </p>
      )}
      {paidAt !== undefined && <p>Elle est payée&nbsp;: écrivez à l’association pour changer les places.</p>}
      {!isOver && !toConfirm && paidAt === undefined && (
        <Button wide disabled={!hasLine} onClick={() => setOpened('seats')}>
          Changer les places
        </Button>
      )}
      {arrived === 0 && (
        <Button wide variant="plain" disabled={!hasLine} onClick={() => setOpened('cancel')}>
          Annuler la réservation
        </Button>
      )}
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
