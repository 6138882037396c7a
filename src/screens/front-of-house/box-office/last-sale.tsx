import { plainMoney } from '#common/base/numbers';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { useLine } from '../../../components/request/needs-network';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import styles from './last-sale.module.css';
import { numbersOf, paidWords, tariffWords } from './order-words';

interface LastSaleProps {
  order: TicketOrder;
  isUnsent: boolean;
  /** The change to give back, in euros; null if the amount handed over was not entered. */
  change: number | null;
  onTicket: () => void;
  onCancel: () => void;
}

/** The last sale, shown in place of the total while the customer is still at the table. */
export function LastSale({ order, isUnsent, change, onTicket, onCancel }: LastSaleProps) {
  const hasLine = useLine();
  const numbers = numbersOf(order);
  const isOver = order.state.code === 'ANNULEE' || order.state.code === 'REMBOURSEE';
  return (
    <section className={styles.sale} aria-label="Dernière vente">
      <div className={styles.head}>
        <h2 className={styles.title}>{isOver ? order.state.name : 'Vendu'}</h2>
        <p className={styles.number}>{numbers ?? (isUnsent && !hasLine ? 'à envoyer' : 'envoi…')}</p>
      </div>
      <p className={styles.what}>
        {tariffWords(order.seats)}
        {order.name !== undefined && ` – ${order.name}`}
        <br />
        {paidWords(order.total, order.means?.code)}
      </p>
      {change !== null && change > 0 && !isOver && (
        <p className={styles.change}>
          <span>À rendre</span> <b>{plainMoney(change)}</b>
        </p>
      )}
      {isUnsent && !hasLine && <Badge shape="dashed">Gardée ici, part avec le réseau</Badge>}
      {!isOver && (
        <div className={styles.actions}>
          <Button icon="ticket" onClick={onTicket}>
            Le billet
          </Button>
          <Button variant="plain" icon="undo" onClick={onCancel}>
            Annuler la vente
          </Button>
        </div>
      )}
    </section>
  );
}

/** Shown before the first sale on this device. */
export const NoSaleYet = () => (
  <p className={styles.hint}>Touchez + pour choisir des places&nbsp;: le total et l’encaissement suivent.</p>
);
