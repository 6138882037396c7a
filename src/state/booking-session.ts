/** A booking form that is being filled in, kept for this tab: a reload loses nothing. */
export interface BookingSession {
  /** Uuid of the person who fills it in; null for a visitor. */
  readonly by: string | null;
  readonly dateUuid: string;
  /** The seats held meanwhile. */
  readonly hold: KeptHold | null;
  /** Uuid of the booking that it was sent as, while the outcome is unknown. */
  readonly sentAs: string | null;
  /** How many seats of each price category, by its slug. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly fields: Readonly<Record<'name' | 'firstname' | 'email' | 'phone', string>>;
}

export interface KeptHold {
  readonly uuid: string;
  readonly places: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly until: number;
}

const RECORD = 'booking';

/** Kept only while the tab is open: the next user of the device must not see a name and an address. */
export function readBookingSession(): BookingSession | null {
  try {
    // Written by this site only, so not validated.
    return JSON.parse(sessionStorage.getItem(RECORD) ?? 'null') as BookingSession | null;
  } catch {
    return null;
  }
}

export function writeBookingSession(session: BookingSession | null): void {
  try {
    if (session === null) sessionStorage.removeItem(RECORD);
    else sessionStorage.setItem(RECORD, JSON.stringify(session));
  } catch {
    // Storage is disabled or full: the form works all the same.
  }
}
