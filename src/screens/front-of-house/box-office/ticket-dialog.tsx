import { playbillDate } from '#common/base/dates';
import type { DoorDateRow } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { shortCodeOf } from '#common/rules/short-code';
import { ticketFileName } from '#common/rules/ticket-file';
import { askServer } from '../../../bridge/calls';
import { saveFile } from '../../../components/browser/save-file';
import { NeedsNetwork, useLine } from '../../../components/request/needs-network';
import { useTask } from '../../../components/request/use-task';
import { seats as seatWords } from '../../../text/seats';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { numbersOf, paidWords, tariffWords } from './order-words';
import { SoldCode } from './sold-code';
import styles from './ticket-dialog.module.css';

interface TicketDialogProps {
  order: TicketOrder;
  date: DoorDateRow;
  /** The server does not have the sale yet, so it has neither a number nor a PDF. */
  isUnsent: boolean;
  onClose: () => void;
}

/** A ticket sold here: to show, for the buyer to photograph its code, or to download as a PDF. */
export function TicketDialog({ order, date, isUnsent, onClose }: TicketDialogProps) {
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const numbers = numbersOf(order);
  const ticket = { showSlug: date.showSlug, date: date.date, uuid: order.ticket ?? order.uuid };
  return (
    <Dialog title={numbers === null ? 'Billet sans numéro' : `Billet ${numbers}`} onClose={onClose}>
      <div className={styles.ticket}>
        <p className={styles.show}>{date.showTitle}</p>
        <p className="bill-date">{playbillDate(date.date)}</p>
        <p>{date.locationName}</p>
        <p className={styles.seats}>
          <b>{seatWords(countSeats(order.seats))}</b>
          <span>{tariffWords(order.seats)}</span>
          <span>{paidWords(order.total, order.means?.code)}</span>
        </p>
        <p>
          Code <b className={styles.code}>{shortCodeOf(order.uuid)}</b>
        </p>
        {!isUnsent && <SoldCode order={order} />}
      </div>
      {isUnsent ? (
        <p className="small" role="status">
          Cette vente attend le réseau&nbsp;: son numéro et son PDF viendront dès qu’elle sera partie. À la
          porte, faites entrer sur parole ou sur ce code.
        </p>
      ) : (
        <>
          <NeedsNetwork>Le code QR et le PDF demandent le réseau.</NeedsNetwork>
          <Button
            variant="primary"
            wide
            icon="download"
            disabled={!hasLine}
            pending={isRunning}
            onClick={() =>
              run(
                () => askServer('readTicketOrderPdf', { params: { uuid: order.uuid } }),
                (file) => saveFile(file, ticketFileName(ticket, 'pdf')),
              )
            }
          >
            Télécharger le billet (PDF)
          </Button>
        </>
      )}
    </Dialog>
  );
}
