import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#worker/api';
import { askServer } from '../../bridge/calls';
import { freshUuid } from '../../bridge/fresh-uuid';
import { type BegunHold, begunBookings, changeBegun } from '../../state/begun-bookings';
import { syncAtom } from '../../state/connection';
import { thisPage } from '../../state/this-page';

export interface BookingHold {
  /** The seats held; null if there are none. */
  readonly hold: BegunHold | null;
  /** The quarter of an hour is over. */
  readonly isOver: boolean;
  /** Why the last request was refused. */
  readonly failure: Failure | null;
  readonly keepAgain: () => void;
  /** UUID under which the server may hold seats, even if its answer was lost: the booking then uses them. */
  readonly heldAs: () => string | null;
}

interface HoldOf {
  readonly dateUuid: string;
  /** Uuid of the person who books; null for a visitor. */
  readonly by: string | null;
  /** What this browser keeps of it. */
  readonly kept: BegunHold | null;
  /** The number of seats that the form asks for. */
  readonly places: number;
  /** The form was sent: the booking uses the seats held, and no more are asked for. */
  readonly isSending: boolean;
}

/** Milliseconds to wait, so that several steps up and down send one request. */
const CALM_MS = 400;

/**
 * Has the server hold as many seats of a date as the form asks for, while it is being filled in. All pages of the browser
 * have one hold of a date: a page that opens takes it over, and so does one that remains when the other is closed.
 */
export function useBookingHold({ dateUuid, by, kept, places, isSending }: HoldOf): BookingHold {
  const { clockOffset, line } = useAtomValue(syncAtom);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isOver, setOver] = useState(false);
  const [wishes, setWishes] = useState(0);
  const isTakenOver = useRef(false);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const sending = useRef(isSending);
  useEffect(() => {
    sending.current = isSending;
  }, [isSending]);

  // A device whose clock is ahead would end at once what this page holds, so the server's time must be known.
  const isKnown = (hold: BegunHold) => hold.page === thisPage && clockOffset === null;
  const isLive = (hold: BegunHold | null): hold is BegunHold =>
    hold !== null && hold.places > 0 && (isKnown(hold) || hold.until > Date.now() - (clockOffset ?? 0));

  const holdPlaces = async (wanted: number) => {
    if (sending.current) return undefined;
    const read = () => begunBookings(by)[dateUuid]?.hold ?? null;
    const keep = (hold: BegunHold | null) => changeBegun(by, dateUuid, { hold });
    const before = read();
    if (wanted === 0) {
      setFailure(null);
      if (before === null) return undefined;
      keep(null);
      await askServer('deleteBookingHold', { params: { uuid: before.uuid }, query: {} });
      return undefined;
    }
    const isOurs = before?.page === thisPage || (before?.page !== null && isTakenOver.current);
    if (isOurs && before?.places === wanted && isLive(before)) return setFailure(null);
    const asked = before ?? { uuid: freshUuid(), places: 0, until: 0 };
    keep({ ...asked, ...(!isLive(before) && { places: 0, until: 0 }), page: thisPage });
    const { uuid } = asked;
    const requests = {
      create: (count: number) =>
        askServer('createBookingHold', { body: { uuid, dateUuid, places: count, page: thisPage } }),
      change: (count: number) =>
        askServer('updateBookingHold', { params: { uuid }, body: { places: count, page: thisPage } }),
    };
    // What was held stays held, even if more is refused.
    if (!isOurs && isLive(before) && before.places !== wanted) await requests.change(before.places);
    let request: keyof typeof requests = before === null ? 'create' : 'change';
    let answer = await requests[request](wanted);
    // The hold is over; or another page of this browser asked for it at the same time.
    const others = { change: ['not-found', 'create'], create: ['already-exists', 'change'] } as const;
    for (
      let tries = 0;
      tries < 2 && !answer.ok && answer.failure.error?.code === others[request][0];
      tries += 1
    ) {
      if (sending.current) return undefined;
      request = others[request][1];
      answer = await requests[request](wanted);
    }
    // Meanwhile another person has logged in, or another page has sent the booking: its seats are no longer ours to keep.
    if (read()?.uuid !== uuid) return undefined;
    if (!answer.ok) {
      if (request === 'create' && answer.failure.kind !== 'no-answer') keep(null);
      return setFailure(answer.failure);
    }
    isTakenOver.current = true;
    keep({ uuid, places: wanted, until: answer.value.until.getTime(), page: thisPage });
    setOver(false);
    return setFailure(null);
  };

  const isLeft = kept !== null && kept.page === null;
  useEffect(() => {
    if (isSending) return undefined;
    // Requests run one after the other, so the last one takes effect.
    const ask = () => (turn.current = turn.current.then(() => holdPlaces(places)));
    const timer = setTimeout(() => void ask(), CALM_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new wish is another number, or the same one asked for again
  }, [places, wishes, isSending, isLeft]);

  const hold = isLive(kept) ? kept : null;
  const until = hold?.until ?? null;
  useEffect(() => {
    if (until === null || clockOffset === null) return undefined;
    const timer = setTimeout(() => setOver(true), Math.max(0, until - (Date.now() - clockOffset)));
    return () => clearTimeout(timer);
  }, [until, clockOffset]);

  const keepAgain = useCallback(() => setWishes((before) => before + 1), []);
  const wasSilent = failure?.kind === 'no-answer';
  useEffect(() => {
    if (line === 'online' && wasSilent) keepAgain();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once when the line is back, not while no answer comes
  }, [line]);
  const heldAs = useCallback(() => begunBookings(by)[dateUuid]?.hold?.uuid ?? null, [by, dateUuid]);
  // Whatever is drawn once its time is over, be it before the timer, on a page that slept.
  const hasEnded = kept !== null && kept.page === thisPage && kept.until > 0;
  return { hold, isOver: hold === null && (isOver || hasEnded), failure, keepAgain, heldAs };
}
