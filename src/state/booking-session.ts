/** Booking forms that are being filled in, kept for this tab: neither a reload nor a look at another date loses anything. */
export interface BookingSession {
  /** Uuid of the person who fills them in; null for a visitor. */
  readonly by: string | null;
  /** Shared by the forms of all dates; null once they are those of a booking that was sent. */
  readonly fields: BookerValues | null;
  /** By the date's uuid. */
  readonly dates: Readonly<Record<string, BegunBooking>>;
}

export type BookerValues = Readonly<Record<'name' | 'firstname' | 'email' | 'phone', string>>;

export interface BegunBooking {
  /** Of the booking to create: this device may have saved it after the form stopped waiting, or was left. */
  readonly uuid: string;
  /** It was sent, and the outcome is unknown. */
  readonly isSent: boolean;
  /** The seats held meanwhile. */
  readonly hold: KeptHold | null;
  /** How many seats of each price category, by its slug. */
  readonly chosen: Readonly<Record<string, number>>;
}

export interface KeptHold {
  readonly uuid: string;
  readonly places: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly until: number;
}

const RECORD = 'bookings';

/** Kept only while the tab is open: the next user of the device must not see a name and an address. */
export function readBookingSession(): BookingSession | null {
  try {
    // Written by this site only, so not validated.
    return JSON.parse(sessionStorage.getItem(RECORD) ?? 'null') as BookingSession | null;
  } catch {
    return null;
  }
}

/** Keeps the form of one date. */
export function keepBegunBooking(
  by: string | null,
  fields: BookerValues,
  dateUuid: string,
  begun: BegunBooking,
): void {
  const kept = readBookingSession();
  const others = kept?.by === by ? kept.dates : {};
  write({ by, fields, dates: { ...others, [dateUuid]: begun } });
}

/** Forgets the form of a date, whose booking was sent, and whose it is. */
export function forgetBegunBooking(dateUuid: string): void {
  const kept = readBookingSession();
  if (kept === null) return;
  const { [dateUuid]: _, ...dates } = kept.dates;
  write({ ...kept, fields: null, dates });
}

export function forgetBookingSession(): void {
  write(null);
}

function write(session: BookingSession | null): void {
  try {
    if (session === null) sessionStorage.removeItem(RECORD);
    else sessionStorage.setItem(RECORD, JSON.stringify(session));
  } catch {
    // Storage is disabled or full: the form works all the same.
  }
}
