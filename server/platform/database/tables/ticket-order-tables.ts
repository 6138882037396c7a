import type { PaymentMeansCode, TicketOrderStateCode } from '#common/contract/tickets/ticket-order';

export interface TicketOrderTables {
  ticket_orders: {
    uuid: string;
    date_uuid: string;
    /** The booking paid by this order, which has the seats. Null: a sale with seats of its own. */
    booking_uuid: string | null;
    /** The entry at the door that brought the money; null: it was taken at the counter. */
    scan_key: string | null;
    name: string | null;
    /** Euros with two decimals. */
    total: number;
    first_number: number;
    last_number: number;
    state: TicketOrderStateCode;
    means: PaymentMeansCode | null;
    /** Time of the sale on the phone's clock. */
    at: Date;
    received_at: Date;
    /** The seller; null once that account is deleted. */
    by_uuid: string | null;
    /** Time of the refund or cancellation on the phone's clock. */
    ended_at: Date | null;
    beyond: boolean;
    /** A digest of the request, which tells a repeat of the same sale from another sale. */
    asked: string;
    version: string;
  };
  ticket_order_seats: {
    order_uuid: string;
    rank: number;
    /** Null on a date with free participation. */
    category_slug: string | null;
    count: number;
    /** Price per seat at the time of sale, in euros with two decimals. */
    price: number;
  };
}
