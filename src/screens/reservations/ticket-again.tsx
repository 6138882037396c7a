import type { KeptBooking } from '#worker/api';
import { askServer } from '../../bridge/calls';
import { useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';

/** Sends the booking's letter again, to its own address. */
export function TicketAgain({ booking: { uuid, email, state } }: { booking: KeptBooking }) {
  const hasLine = useLine();
  const task = useTask();
  const isTicket = state.code === 'CONFIRMEE';
  return (
    <Button
      wide
      icon="mail"
      disabled={!hasLine}
      pending={task.isRunning}
      onClick={() =>
        task.run(
          () => askServer('sendTicketsAgain', { body: { email, uuid } }),
          () => announce(`${isTicket ? 'Le billet' : 'Le mail'} repart à ${email}.`),
        )
      }
    >
      {isTicket ? 'Renvoyer mon billet' : 'Renvoyer le mail'}
    </Button>
  );
}
