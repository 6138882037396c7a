import { type BoxOfficeRows, arrivedByTicket } from '#common/rules/box-office';
import type { BoxOfficeWrites } from '#mirror/queries/box-office-write-queries';
import { type BoxOfficeMoment, payBooking, payOrder } from './box-office-calls';
import { useMeantPress } from '../use-meant-press';
import { EndDialog } from './end-dialog';
import { FoundDialog } from './found-dialog';
import { type OpenedDialog, subjectOf } from './opened-dialog';
import { categoryWords, numbersOf, tariffWords } from './order-words';
import { PayDialog } from './pay-dialog';
import { StatementDialog } from './statement-dialog';
import { TicketDialog } from './ticket-dialog';

interface BoxOfficeDialogsProps {
  opened: OpenedDialog | null;
  rows: BoxOfficeRows;
  writes: BoxOfficeWrites;
  moment: () => BoxOfficeMoment;
  onClose: () => void;
}

export function BoxOfficeDialogs({ opened, rows, writes, moment, onClose }: BoxOfficeDialogsProps) {
  // Only a code that is read takes one dialog's place for another.
  const isMeant = useMeantPress(opened && subjectOf(opened));
  if (opened === null) return null;
  const now = () => moment().at;
  const { date, orders, tickets } = rows;
  if (opened.what === 'statement')
    return <StatementDialog {...{ date, orders, tickets, writes, onClose }} now={now()} />;
  if (opened.what === 'booking') {
    const ticket = tickets.find(({ uuid }) => uuid === opened.ticket.uuid) ?? opened.ticket;
    return (
      <PayDialog
        key={ticket.uuid}
        name={ticket.name}
        what={categoryWords(ticket)}
        total={ticket.amountDue}
        onPay={(means, one) => payBooking(ticket, means, one, moment())}
        now={now}
        isMeant={isMeant}
        onClose={onClose}
      />
    );
  }
  if (opened.what === 'found')
    return <FoundDialog ticket={opened.ticket} orders={orders} onClose={onClose} />;
  // Reads the current row, as for bookings: the sale may have received its number since the dialog was opened.
  const order = orders.find(({ uuid }) => uuid === opened.order.uuid) ?? opened.order;
  switch (opened.what) {
    case 'ticket':
      return (
        <TicketDialog
          key={order.uuid}
          order={order}
          date={date}
          isUnsent={writes.unsent.has(order.uuid)}
          onClose={onClose}
        />
      );
    case 'pay':
      return (
        <PayDialog
          key={order.uuid}
          name={order.name ?? numbersOf(order) ?? 'Vente'}
          what={tariffWords(order.seats)}
          total={order.state.code === 'A_PAYER' ? order.total : 0}
          onPay={(means) => payOrder(order, means, moment())}
          now={now}
          isMeant={isMeant}
          onClose={onClose}
        />
      );
    default:
      return (
        <EndDialog
          order={order}
          tickets={tickets}
          ending={opened.what}
          arrived={arrivedByTicket(date, tickets, rows.scans).get(order.uuid)?.people ?? 0}
          moment={moment}
          onClose={onClose}
        />
      );
  }
}
