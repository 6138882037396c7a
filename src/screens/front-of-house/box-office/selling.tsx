import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import type { BoxOfficeRows } from '#common/rules/box-office';
import { LastSale, NoSaleYet } from './last-sale';
import { saleInWords } from './order-words';
import type { SaleAction } from './sale-list';
import { Till } from './till';
import type { BoxOfficeState } from './use-box-office';
import type { SellingState } from './use-selling';

interface SellingProps {
  selling: SellingState;
  rows: BoxOfficeRows;
  counter: BoxOfficeState;
  left: number;
  onOpen: (action: SaleAction, order: TicketOrder) => void;
}

/** The till, and below it the last sale. */
export function Selling({ selling, rows, counter, left, onOpen }: SellingProps) {
  const { till, last, isRunning, sellNow } = selling;
  const { moment, isOffline, writes } = counter;
  const { latecomersUntil: until } = rows.date;
  const order = rows.orders.find(({ uuid }) => uuid === last?.uuid);
  return (
    <>
      <p className="visually-hidden" role="status">
        {order !== undefined && `${order.state.name}\u00a0: ${saleInWords(order)}`}
      </p>
      <Till
        till={till}
        left={left}
        isReleased={until !== undefined && until <= moment().at}
        isOffline={isOffline}
        isRunning={isRunning}
        onSell={sellNow}
      >
        {order === undefined || last === null ? (
          <NoSaleYet />
        ) : (
          <LastSale
            order={order}
            isUnsent={writes.unsent.has(order.uuid)}
            change={last.change}
            onTicket={() => onOpen('ticket', order)}
            onCancel={() => onOpen('ANNULEE', order)}
          />
        )}
      </Till>
    </>
  );
}
