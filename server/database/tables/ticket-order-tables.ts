import type { PaymentMeansCode, TicketOrderStateCode } from '#common/contract/tickets/ticket-order';

export interface TicketOrderTables {
  ticket_orders: {
    uuid: string;
    date_uuid: string;
    /** The booking that it pays: its seats are the booking's. Null: a sale, with seats of its own. */
    booking_uuid: string | null;
    name: string | null;
    /** Euros with two decimals. */
    total: number;
    first_number: number;
    last_number: number;
    state: TicketOrderStateCode;
    means: PaymentMeansCode | null;
    /** When it was sold, as the phone sent it. */
    at: Date;
    received_at: Date;
    /** Who sold it; null once that account is gone. */
    by_uuid: string | null;
    /** When it was refunded or cancelled, as the phone sent it. */
    ended_at: Date | null;
    beyond: boolean;
    /** A digest of what was asked for, to tell the same sale sent again from another one. */
    asked: string;
    version: string;
  };
  ticket_order_seats: {
    order_uuid: string;
    rank: number;
    /** Null on a date with free participation. */
    category_slug: string | null;
    count: number;
    /** Of one seat, when it was sold: euros with two decimals. */
    price: number;
  };
}
