import type { DoorTicketRow } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { Dialog } from '../../../ui/overlay/dialog';
import { categoryWords, standingWords } from './order-words';

interface FoundDialogProps {
  ticket: DoorTicketRow;
  orders: readonly TicketOrder[];
  onClose: () => void;
}

/** A ticket that was read, and nothing is due for. */
export function FoundDialog({ ticket, orders, onClose }: FoundDialogProps) {
  return (
    <Dialog title={ticket.name} onClose={onClose}>
      <p>{categoryWords(ticket)}</p>
      <p>
        <b>{standingWords(ticket, orders)}</b>
      </p>
    </Dialog>
  );
}
