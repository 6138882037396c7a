import type { BookingStateCode } from '#common/contract/booking';

export interface BookingTables {
  bookings: {
    uuid: string;
    date_uuid: string;
    name: string;
    firstname: string;
    email: string;
    phone: string | null;
    state: BookingStateCode;
    at: Date;
    offered_until: Date | null;
    /** Paid to the office. What is taken at the door stands in the scans. */
    paid_at: Date | null;
    /** Set exactly when the state is ANNULEE. */
    cancelled_at: Date | null;
    version: string;
  };
  booking_seats: {
    booking_uuid: string;
    rank: number;
    /** Null on a date with free participation. */
    category_slug: string | null;
    count: number;
  };
}
