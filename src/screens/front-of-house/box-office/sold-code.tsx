import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { askServer } from '../../../bridge/calls';
import { useServerData } from '../../../components/request/use-server-data';
import { useLine } from '../../../components/request/needs-network';
import { failureSentence } from '../../../text/error-sentences';
import { seats as seatWords } from '../../../text/seats';
import { Button } from '../../../ui/button';
import { QrCode } from '../../../ui/qr-code';
import styles from './ticket-dialog.module.css';

/** The QR code of a sale, for the buyer to photograph. Only the server signs codes: without a network there is none. */
export function SoldCode({ order }: { order: TicketOrder }) {
  const hasLine = useLine();
  const { answer, failure, isLoading, askAgain } = useServerData(
    () => askServer('readTicketOrder', { params: { uuid: order.uuid } }),
    `${order.uuid} ${order.version}`,
  );
  if (answer !== undefined)
    return answer.code === undefined ? null : (
      <div className={styles.qr}>
        <QrCode
          text={answer.code}
          label={`Code QR à photographier, pour ${seatWords(countSeats(order.seats))}`}
        />
      </div>
    );
  if (!hasLine) return null;
  if (failure === null)
    return (
      <p className={styles.qr} role="status">
        Le code QR arrive…
      </p>
    );
  return (
    <div role="alert">
      <p>Le code QR n’est pas venu. {failureSentence(failure)}</p>
      <Button icon="sync" pending={isLoading} onClick={askAgain}>
        Réessayer
      </Button>
    </div>
  );
}
