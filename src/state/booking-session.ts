import { readTabRecord, writeTabRecord } from './tab-records';

/**
 * Who books, and under which uuid, kept for this tab: neither a reload nor a look at another date loses anything. The seats
 * are kept longer (begun-bookings).
 */
export interface BookingSession {
  /** Uuid of the person who fills in the forms; null for a visitor. */
  readonly by: string | null;
  /** Shared by the forms of all dates; null once they are those of a booking that was sent. */
  readonly fields: BookerValues | null;
  /** By the date's uuid. */
  readonly dates: Readonly<Record<string, BookingTry>>;
}

/** What an older build kept has no `request`. */
export type BookerValues = Readonly<
  Record<'name' | 'firstname' | 'email' | 'phone', string> & { request?: string }
>;

export interface BookingTry {
  /** Of the booking to create: this device may have saved it after the form stopped waiting, or was left. */
  readonly uuid: string;
  /** It was sent, and the outcome is unknown. */
  readonly isSent: boolean;
}

const RECORD = 'bookings';

/** Kept only while the tab is open: the next user of the device must not see a name and an address. */
export function readBookingSession(): BookingSession | null {
  try {
    // Written by this site only, so not validated.
    return JSON.parse(readTabRecord(RECORD) ?? 'null') as BookingSession | null;
  } catch {
    return null;
  }
}

/** Keeps who books, and the try for one date. */
export function keepBookingTry(
  by: string | null,
  fields: BookerValues,
  dateUuid: string,
  attempt: BookingTry,
): void {
  const kept = readBookingSession();
  const others = kept?.by === by ? kept.dates : {};
  write({ by, fields, dates: { ...others, [dateUuid]: attempt } });
}

/** Forgets the try for a date, whose booking was sent, and whose it is. */
export function forgetBookingTry(dateUuid: string): void {
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
    writeTabRecord(RECORD, session === null ? null : JSON.stringify(session));
  } catch {
    // Storage is disabled or full: the form works all the same.
  }
}
