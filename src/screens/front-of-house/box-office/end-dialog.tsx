import { plainMoney } from '#common/base/numbers';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { arrivedWords } from '#common/rules/booking';
import { useTask } from '../../../components/request/use-task';
import { announce } from '../../../state/notices';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { type BoxOfficeMoment, type Ending, endSale } from './box-office-calls';
import { endOfPayment, endOfSeats } from './end-words';
import { saleInWords } from './order-words';

interface EndDialogProps {
  order: TicketOrder;
  /** The door tickets of the date. */
  tickets: readonly DoorTicketRow[];
  ending: Ending;
  /** How many people came in with the sale's ticket. */
  arrived: number;
  moment: () => BoxOfficeMoment;
  onClose: () => void;
}

const words: Readonly<Record<Ending, { readonly verb: string; readonly done: string }>> = {
  REMBOURSEE: { verb: 'Rembourser', done: 'Remboursé' },
  ANNULEE: { verb: 'Annuler', done: 'Annulé' },
};

/** Confirms the end of a sale, and explains its consequences. */
export function EndDialog({ order, tickets, ending, arrived, moment, onClose }: EndDialogProps) {
  const { isRunning, run } = useTask();
  const { verb, done } = words[ending];
  const isPayment = order.ticket !== undefined;
  const yes = ending === 'REMBOURSEE' ? 'Rembourser' : isPayment ? 'Annuler le paiement' : 'Annuler la vente';
  return (
    <ConfirmDialog
      question={`${verb} ${saleInWords(order)}\u00a0?`}
      yes={yes}
      no="Garder"
      pending={isRunning}
      onYes={() =>
        run(
          () => endSale(order, ending, moment()),
          () => {
            announce(`${done}\u00a0: ${saleInWords(order)}`);
            onClose();
          },
        )
      }
      onNo={onClose}
    >
      {arrived > 0 && (
        <p>
          <b>{arrivedWords(arrived, 'cette vente')}.</b>
        </p>
      )}
      <p>
        {order.total > 0 &&
          (ending === 'REMBOURSEE'
            ? `Rendez ${plainMoney(order.total)} à qui les a payés. `
            : 'C’était une erreur de saisie\u00a0: la somme ne compte plus. ')}
        {isPayment ? endOfPayment(tickets.find(({ uuid }) => uuid === order.ticket)) : endOfSeats(order)}
      </p>
    </ConfirmDialog>
  );
}
