import { useId } from 'react';
import { countSeats, takePress } from '#common/rules/booking';
import { askServer } from '../../bridge/calls';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import type { DeviceBooking } from '#worker/api';
import styles from './booking.module.css';

interface TakeOfferProps {
  booking: DeviceBooking;
  /** The secret of the link by which a mail led here, if one did. */
  confirmation: string | null;
  onChange: () => void;
}

/** Takes the seats that are offered, or confirms a booking: it stands before all else, as it is what is to be done now. */
export function TakeOffer({ booking: { uuid, seats, toConfirm }, confirmation, onChange }: TakeOfferProps) {
  const hasLine = useLine();
  const task = useTask();
  const reasonId = useId();
  const press = toConfirm ? 'Confirmer ma réservation' : takePress(countSeats(seats));
  const accept = () =>
    task.run(
      () =>
        askServer('updateBooking', {
          params: { uuid },
          body: { state: { code: 'CONFIRMEE' }, ...(toConfirm && confirmation && { confirmation }) },
          // Read again whatever the outcome: it may have succeeded although the answer was lost.
        }).finally(onChange),
      (changed) =>
        announce(
          changed.toConfirm
            ? 'Il reste à confirmer par le mail que vous allez recevoir.'
            : countSeats(seats) === 1
              ? 'Votre place est réservée.'
              : 'Vos places sont réservées.',
        ),
    );
  return (
    <div className={`no-print ${styles.actions}`}>
      <NeedsNetwork id={reasonId}>{press} demande le réseau.</NeedsNetwork>
      <Button
        wide
        variant="primary"
        size="big"
        disabled={!hasLine}
        pending={task.isRunning}
        aria-describedby={reasonId}
        onClick={accept}
      >
        {press}
      </Button>
    </div>
  );
}
