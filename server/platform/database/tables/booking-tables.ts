import type { BookingStateCode } from '#common/contract/tickets/booking';
import type { BookingActKind, DateMessage } from '#common/contract/tickets/desk-booking';

export interface BookingTables {
  bookings: {
    uuid: string;
    /**
     * The id in its QR code, by which the door identifies it. The booking's own uuid opens its page and is in no code.
     */
    ticket_uuid: string;
    date_uuid: string;
    name: string;
    firstname: string;
    email: string;
    phone: string | null;
    /** What the booker asks the association for; forgotten once the evening is over. */
    request: string | null;
    state: BookingStateCode;
    at: Date;
    offered_until: Date | null;
    /** Since when it is paid, to the office, at the counter or at the door. */
    paid_at: Date | null;
    /** Whether the office itself was paid; the payments at the counter and at the door are orders. */
    office_paid: boolean;
    /** Set exactly when the state is ANNULEE. */
    cancelled_at: Date | null;
    /** When the reminder of the day before was sent. */
    reminded_at: Date | null;
    /** When the thank-you letter of the day after was sent. */
    thanked_at: Date | null;
    /**
     * Identifies its calendar entry for ever (RFC 5545, UID). Of bookings made before it was stored it is their own uuid,
     * as in the calendars of their bookers.
     */
    calendar_uid: string;
    /**
     * Number of changes to its calendar entry: calendars keep the highest (RFC 5545, SEQUENCE). 0 for a cancelled booking
     * that never had one, since it never was confirmed.
     */
    sequence: number;
    /** Since when a booker on the waiting list is marked as one whom no letter could tell of an offer. */
    unreached_at: Date | null;
    /** Why: their address takes no letters, or nobody's letter left. */
    unreached_cause: 'address' | 'outage' | null;
    /** A digest of the date and the range that a visitor booked from, until they confirm their address; null: not counted. */
    network_range: string | null;
    /** The secret in the letter that asks to confirm it, while it is PROPOSEE for that. */
    proof: string | null;
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
    /** Price per seat at booking time, in euros with two decimals. */
    price: number;
  };
  /** Seats held while a visitor fills in the form; expired once `until` has passed. */
  booking_holds: {
    uuid: string;
    date_uuid: string;
    places: number;
    /** The network that holds them, so that no network can hold a whole hall. */
    network: string;
    until: Date;
    /** The page that asked last; null for one that did not say. */
    page: string | null;
    /** Set while that page is closed: `until` is soon, and this again once the next page takes the seats over. */
    granted_until: Date | null;
  };
  /** The changes of a booking after it was made, and its creation if the office made it. */
  booking_acts: {
    uuid: string;
    booking_uuid: string;
    kind: BookingActKind;
    at: Date;
    /** True: done by the office; false: by the booker, or by an expiry. */
    office: boolean;
    /** Null once that account is deleted. */
    by_uuid: string | null;
    places_before: number | null;
    places_after: number | null;
    /** The date before and after the move. */
    moved_from: Date | null;
    moved_to: Date | null;
    /** The date that its booker left for another one; not for a date that was moved itself. */
    left_date_uuid: string | null;
    /** The place, title or way of paying before and after the change. */
    words_before: string | null;
    words_after: string | null;
    /** Given in the letter. */
    reason: string | null;
  };
  /** Messages to all bookers of a date. */
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
