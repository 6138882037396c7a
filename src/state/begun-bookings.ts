import { thisPage } from './this-page';

/**
 * Seats chosen for a date and not booked yet, which all pages of this browser show for a day. Names and addresses are not
 * among it: they last no longer than the browser's session (booking-session).
 */
export interface BegunBooking {
  /** How many seats of each price category, by its slug; what was typed instead of a number, as it is. */
  readonly chosen: Readonly<Record<string, number | string>>;
  /** The seats held meanwhile; expired, or of an unknown outcome, it is still the one to ask for. */
  readonly hold: BegunHold | null;
  /** The page that has sent the booking and does not know the outcome: on the others it is no longer begun. */
  readonly sentBy: string | null;
  /** A booking that waited to be sent was taken back into the form: it may have arrived all the same. */
  readonly isTakenBack?: boolean;
  /** When the seats were chosen; milliseconds since 1970. */
  readonly at: number;
}

export interface BegunHold {
  readonly uuid: string;
  /** 0 while the server has not answered yet. */
  readonly places: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly until: number;
  /** The page that asked last; null once it is closed. */
  readonly page: string | null;
}

interface BegunBookings {
  /** Uuid of the person who chose the seats; null for a visitor. */
  readonly by: string | null;
  /** By the date's uuid. */
  readonly dates: Readonly<Record<string, BegunBooking>>;
}

const RECORD = 'begunBookings';
const DAY_MS = 86_400_000;
const nothing: BegunBookings = { by: null, dates: {} };

const listeners = new Set<() => void>();
/** The record where storage is disabled or full. */
let unstored: string | null = null;

/** All that is kept, as text: it differs exactly when something has changed. */
export function begunText(): string | null {
  try {
    return unstored ?? localStorage.getItem(RECORD);
  } catch {
    return unstored;
  }
}

/** The bookings that this person has begun, by the date's uuid. */
export function begunBookings(by: string | null, text = begunText()): BegunBookings['dates'] {
  const kept = parse(text);
  const isBegun = ({ sentBy, at }: BegunBooking) =>
    (sentBy === null || sentBy === thisPage) && Date.now() - at < DAY_MS;
  return kept.by === by ? pick(kept.dates, isBegun) : {};
}

/** Whether another page has just sent the booking of this date. */
export function isSentElsewhere(dateUuid: string, text = begunText()): boolean {
  const sentBy = parse(text).dates[dateUuid]?.sentBy ?? null;
  return sentBy !== null && sentBy !== thisPage;
}

export function changeBegun(
  by: string | null,
  dateUuid: string,
  part: Partial<Omit<BegunBooking, 'at'>>,
): void {
  const before = begunBookings(by)[dateUuid];
  const others = pick(begunBookings(by), (_, uuid) => uuid !== dateUuid);
  const at = part.chosen === undefined && before !== undefined ? before.at : Date.now();
  const begun = { chosen: {}, hold: null, sentBy: null, ...before, ...part, at };
  write({ by, dates: { ...others, [dateUuid]: begun } });
}

/** Forgets what was begun for a date and then sent; what another page has begun since stays. */
export function forgetBegun(dateUuid: string): void {
  const { by, dates } = parse(begunText());
  write({ by, dates: pick(dates, ({ sentBy }, uuid) => uuid !== dateUuid || sentBy === null) });
}

/** Forgets what others than this person have begun. Returns the seats that are held for it. */
export function forgetBegunByOthers(person: string | null): readonly BegunHold[] {
  const { by, dates } = parse(begunText());
  if (by === person) return [];
  write(nothing);
  return Object.values(dates).flatMap(({ hold }) => hold ?? []);
}

/** Lets go of the seats that this page has: the next page may take them over. Returns them. */
export function leaveHolds(until: number): readonly BegunHold[] {
  const { by, dates } = parse(begunText());
  const isLeft = ({ hold, sentBy }: BegunBooking) => hold?.page === thisPage && sentBy === null;
  const left = Object.entries(pick(dates, isLeft));
  const ended = left.flatMap(([uuid, begun]) =>
    begun.hold === null
      ? []
      : [[uuid, { ...begun, hold: { ...begun.hold, page: null, until: Math.min(begun.hold.until, until) } }]],
  );
  if (left.length > 0) write({ by, dates: { ...dates, ...Object.fromEntries(ended) } });
  return left.flatMap(([, { hold }]) => hold ?? []);
}

/** Calls a listener whenever this page or another one changes what is begun. Returns a function that ends this. */
export function onBegunChange(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === RECORD) listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow, { signal });
  // A page that was kept for going back has heard of nothing.
  addEventListener('pageshow', listener, { signal });
  return () => {
    listeners.delete(listener);
    end.abort();
  };
}

function parse(text: string | null): BegunBookings {
  try {
    // Written by this site only, so not validated.
    return (JSON.parse(text ?? 'null') as BegunBookings | null) ?? nothing;
  } catch {
    return nothing;
  }
}

function write(begun: BegunBookings): void {
  const text = Object.keys(begun.dates).length === 0 ? null : JSON.stringify(begun);
  try {
    if (text === null) localStorage.removeItem(RECORD);
    else localStorage.setItem(RECORD, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

const pick = (
  dates: BegunBookings['dates'],
  isWanted: (begun: BegunBooking, dateUuid: string) => boolean,
): BegunBookings['dates'] =>
  Object.fromEntries(Object.entries(dates).filter(([uuid, begun]) => isWanted(begun, uuid)));
