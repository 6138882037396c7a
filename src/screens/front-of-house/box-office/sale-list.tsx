import { useState } from 'react';
import { DOT } from '#common/base/dot';
import { isoDateTime, hourInWords } from '#common/base/dates';
import { count, integer, plainMoney } from '#common/base/numbers';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { soughtWords } from '#common/rules/ticket-clue';
import { WordsField } from '../../../components/list-filter/words-field';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Chip, chipsClass } from '../../../ui/chip';
import { classNames } from '../../../ui/class-names';
import { Menu, type MenuAction } from '../../../ui/overlay/menu';
import { numbersOf, saleInWords, orderStatus, tariffWords } from './order-words';
import styles from './rows.module.css';
import { countSaleViews, filterSales, type SaleView, saleViews } from './sale-filter';

export type SaleAction = 'ticket' | 'pay' | 'REMBOURSEE' | 'ANNULEE';

interface SaleListProps {
  orders: readonly TicketOrder[];
  unsent: ReadonlySet<string>;
  onAction: (action: SaleAction, order: TicketOrder) => void;
}

/** Number of sales shown at a time. */
const PAGE = 20;

/** The sales of the date, newest first. */
export function SaleList({ orders, unsent, onAction }: SaleListProps) {
  const [words, setWords] = useState('');
  const [view, setView] = useState<SaleView>('toutes');
  const [most, setMost] = useState(PAGE);
  const views = countSaleViews(orders, unsent);
  const found = filterSales(orders, unsent, { view, words });
  const shown = (Object.keys(saleViews) as SaleView[]).filter(
    (one) => views[one] > 0 || one === 'toutes' || one === view,
  );
  if (orders.length === 0)
    return <p className="soft">Rien n’est encore vendu. La première vente paraîtra ici, avec ses numéros.</p>;
  return (
    <div className={styles.part}>
      <search className={styles.part}>
        <WordsField
          label="Nom, numéro, code, tarif ou moyen"
          value={words}
          read={soughtWords}
          onChange={setWords}
        />
        {shown.length > 1 && (
          <div className={chipsClass} role="group" aria-label="Lesquelles">
            {shown.map((one) => (
              <Chip key={one} pressed={view === one} onClick={() => setView(one)}>
                {saleViews[one]} ({integer(views[one])})
              </Chip>
            ))}
          </div>
        )}
      </search>
      <output className={styles.count}>{count(found.length, 'vente')}</output>
      {found.length === 0 && <p className="soft">Aucune vente trouvée. Essayez un numéro de billet seul.</p>}
      <ul className={styles.rows} aria-label="Les ventes">
        {found.slice(0, most).map((order) => (
          <li key={order.uuid} className={styles.sale}>
            <SaleRow order={order} isUnsent={unsent.has(order.uuid)} onAction={onAction} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + PAGE)}>Voir {integer(found.length - most)} de plus</Button>
      )}
    </div>
  );
}

interface SaleRowProps {
  order: TicketOrder;
  isUnsent: boolean;
  onAction: (action: SaleAction, order: TicketOrder) => void;
}

function SaleRow({ order, isUnsent, onAction }: SaleRowProps) {
  const numbers = numbersOf(order);
  // What the door took is the server's to change once it has made an order of it.
  const isMade = order.entry === undefined || order.firstNumber !== undefined;
  const { words, shape } = orderStatus(order, isUnsent || !isMade);
  const actions = isMade ? actionsOn(order) : [];
  const hasEnded = order.endedAt !== undefined;
  return (
    <>
      <div className={styles.words}>
        <div className={styles.who}>
          <b>
            {numbers !== null && <span className={styles.number}>{numbers}</span>}
            {numbers !== null && DOT}
            {order.ticket === undefined
              ? tariffWords(order.seats)
              : `Réservation, ${tariffWords(order.seats)}`}
          </b>
          <span>
            <time dateTime={isoDateTime(order.at)}>{hourInWords(order.at)}</time>
            {order.name !== undefined && `\u00a0· ${order.name}`}
            {order.means !== undefined && `\u00a0· ${order.means.name}`}
            {`\u00a0· ${order.by}`}
            {order.entry !== undefined && '\u00a0· à l’entrée'}
            {order.beyond && '\u00a0· au-delà de la jauge'}
          </span>
        </div>
        <div className={styles.status}>
          <span className={classNames(styles.amount, hasEnded && styles.ended)}>
            {plainMoney(order.total)}
          </span>
          <Badge shape={shape}>
            {words}
            {order.endedAt !== undefined && ` à ${hourInWords(order.endedAt)}`}
          </Badge>
        </div>
      </div>
      {actions.length > 0 && (
        <Menu
          icon="more"
          label={`Actions sur ${saleInWords(order)}`}
          actions={actions}
          onAction={(id) => onAction(id, order)}
        />
      )}
    </>
  );
}

function actionsOn({ ticket, state, total }: TicketOrder): readonly MenuAction<SaleAction>[] {
  const isOpen = state.code === 'PAYEE' || state.code === 'A_PAYER';
  const name = ticket === undefined ? 'la vente' : 'le paiement';
  return [
    ...(isOpen && ticket === undefined ? [{ id: 'ticket', name: 'Le billet', icon: 'ticket' } as const] : []),
    ...(state.code === 'A_PAYER' ? [{ id: 'pay', name: 'Encaisser', icon: 'check' } as const] : []),
    ...(state.code === 'PAYEE' && total > 0
      ? [{ id: 'REMBOURSEE', name: 'Rembourser', icon: 'undo', isGrave: true } as const]
      : []),
    ...(isOpen ? [{ id: 'ANNULEE', name: `Annuler ${name}`, icon: 'close', isGrave: true } as const] : []),
  ];
}
