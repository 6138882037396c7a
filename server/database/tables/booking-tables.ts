import type { BookingStateCode } from '#common/contract/tickets/booking';
import type { BookingActKind, DateMessage } from '#common/contract/tickets/office-booking';

export interface BookingTables {
  bookings: {
    uuid: string;
    /** What its QR code holds, and by which the door knows it. Its own uuid opens its page, and stands in no code. */
    ticket_uuid: string;
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
    /** When the letter of the day before was written. */
    reminded_at: Date | null;
    /** The date that whoever booked last heard of, where it has moved since. */
    moved_from: Date | null;
    /** When the letter of the day after was written. */
    thanked_at: Date | null;
    /** How often its calendar entry has changed: calendars keep the highest (RFC 5545, SEQUENCE). */
    sequence: number;
    version: string;
    name_folded: string;
    /** When it was made; `at` is its place in the waiting list. */
    created_at: Date;
  };
  booking_seats: {
    booking_uuid: string;
    rank: number;
    /** Null on a date with free participation. */
    category_slug: string | null;
    count: number;
    /** Of one seat, when it was booked: euros with two decimals. */
    price: number;
  };
  /** Seats that are kept while somebody fills in the form; over when `until` has passed. */
  booking_holds: {
    uuid: string;
    date_uuid: string;
    places: number;
    /** The network that holds them, so that no one keeps a whole hall. */
    network: string;
    until: Date;
  };
  /** What became of a booking after it was made; how it was made, where the office did it. */
  booking_acts: {
    uuid: string;
    booking_uuid: string;
    kind: BookingActKind;
    at: Date;
    /** Done by somebody of the association; else by the booker, or by time. */
    office: boolean;
    /** Null once that account is gone. */
    by_uuid: string | null;
    places_before: number | null;
    places_after: number | null;
    /** When its date was before it moved, and since. */
    moved_from: Date | null;
    moved_to: Date | null;
    /** Told in the letter. */
    reason: string | null;
  };
  /** Messages to all holders of a date. */
  booking_messages: {
    uuid: string;
    date_uuid: string;
    at: Date;
    by_uuid: string | null;
    subject: string;
    text: string;
    states: DateMessage['states'];
    letters: number;
  };
}
