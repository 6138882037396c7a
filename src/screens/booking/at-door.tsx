import { hourInWords } from '#common/base/dates';
import { seats as seatWords } from '../../text/seats';
import { WhomToCall } from './whom-to-call';

interface AtDoorProps {
  /** Undefined while unknown to this device. */
  left: number | undefined;
  payAtDoor: boolean | undefined;
  /** Absent from bookings that a device kept before the site told it. */
  doorsOpenAt: Date | undefined;
}

/** Whether whoever has no seats may still come once booking has ended, and whom to call. */
export function AtDoor({ left, payAtDoor, doorsOpenAt }: AtDoorProps) {
  return (
    <p>
      {payAtDoor === false
        ? 'Les places de cette séance se règlent à l’avance\u00a0: ne comptez pas sur une place à l’entrée. '
        : `${comeWords(left)}${doorsOpenAt && left !== 0 ? `, dès l’ouverture des portes à ${hourInWords(doorsOpenAt)}` : ''}. `}
      Pour en être sûr, <WhomToCall act="appelez" />
    </p>
  );
}

function comeWords(left: number | undefined): string {
  if (left === 0) return 'La séance est complète\u00a0: ne comptez pas sur une place à l’entrée';
  return left === undefined
    ? 'Vous pouvez encore venir\u00a0: s’il reste des places, elles se prennent à l’entrée'
    : `Vous pouvez encore venir\u00a0: il reste ${seatWords(left)}, à prendre à l’entrée`;
}
