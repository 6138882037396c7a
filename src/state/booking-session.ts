/** A booking form that is being filled in, as this tab keeps it: a reload loses nothing of it. */
export interface BookingSession {
  /** Uuid of who fills it in; null for a visitor. */
  readonly by: string | null;
  readonly dateUuid: string;
  /** The seats that are kept meanwhile. */
  readonly hold: KeptHold | null;
  /** Uuid of the booking that it was sent as, as long as nothing is known of what became of it. */
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

/** Only for as long as the tab is open: a name and an address are nothing for whoever comes next. */
export function readBookingSession(): BookingSession | null {
  try {
    // Written by this site alone.
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
    // A storage that is off or full: the form is there all the same.
  }
}
