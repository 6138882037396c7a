import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#worker/api';
import { askServer } from '../../bridge/calls';
import { freshUuid } from '../../bridge/fresh-uuid';
import type { KeptHold } from '../../state/booking-session';
import { syncAtom } from '../../state/connection';

export interface BookingHold {
  /** The seats held; null if there are none. */
  readonly hold: KeptHold | null;
  /** The quarter of an hour is over. */
  readonly isOver: boolean;
  /** Why the last request was refused. */
  readonly failure: Failure | null;
  readonly keepAgain: () => void;
  /** UUID under which the server may hold seats, even if its answer was lost: the booking then uses them. */
  readonly heldAs: () => string | null;
}

/** Milliseconds to wait, so that several steps up and down send one request. */
const CALM_MS = 400;

/**
 * Has the server hold as many seats of a date as the form asks for, while it is being filled in.
 * @param isSending the form was sent: the booking uses the seats held, and no more are asked for
 */
export function useBookingHold(
  dateUuid: string,
  places: number,
  kept: KeptHold | null,
  isSending: boolean,
): BookingHold {
  const { clockOffset, line } = useAtomValue(syncAtom);
  const [hold, setHold] = useState(kept);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isOver, setOver] = useState(false);
  const [wishes, setWishes] = useState(0);
  const held = useRef(kept);
  const asked = useRef(kept?.uuid ?? null);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const sending = useRef(isSending);
  useEffect(() => {
    sending.current = isSending;
  }, [isSending]);

  const holdPlaces = async (wanted: number) => {
    if (sending.current) return undefined;
    const before = asked.current;
    const granted = before === null ? 0 : held.current?.places;
    if (granted === wanted) return setFailure(null);
    const change = (next: KeptHold | null) => {
      held.current = next;
      setHold(next);
    };
    if (before !== null && wanted === 0) {
      asked.current = null;
      change(null);
      setFailure(null);
      await askServer('deleteBookingHold', { params: { uuid: before } });
      return undefined;
    }
    const begin = (uuid: string) => {
      asked.current = uuid;
      return askServer('createBookingHold', { body: { uuid, dateUuid, places: wanted } });
    };
    let answer =
      before === null
        ? await begin(freshUuid())
        : await askServer('updateBookingHold', { params: { uuid: before }, body: { places: wanted } });
    if (!answer.ok && before !== null && answer.failure.error?.code === 'not-found') {
      if (sending.current) return undefined;
      answer = await begin(freshUuid());
    }
    if (!answer.ok) {
      if (asked.current !== before && answer.failure.kind !== 'no-answer') asked.current = null;
      return setFailure(answer.failure);
    }
    const { uuid, until } = answer.value;
    change({ uuid, places: wanted, until: until.getTime() });
    setOver(false);
    return setFailure(null);
  };

  useEffect(() => {
    if (isSending) return undefined;
    // Requests run one after the other, so the last one takes effect.
    const ask = () => (turn.current = turn.current.then(() => holdPlaces(places)));
    const timer = setTimeout(() => void ask(), CALM_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new wish is another number, or the same one asked for again
  }, [places, wishes, isSending]);

  useEffect(() => {
    // A device whose clock is ahead would end the hold at once, so the server's time must be known.
    if (hold === null || clockOffset === null) return undefined;
    const end = () => {
      held.current = null;
      asked.current = null;
      setHold(null);
      setOver(true);
    };
    const timer = setTimeout(end, Math.max(0, hold.until - (Date.now() - clockOffset)));
    return () => clearTimeout(timer);
  }, [hold, clockOffset]);

  const keepAgain = useCallback(() => setWishes((before) => before + 1), []);
  const wasSilent = failure?.kind === 'no-answer';
  useEffect(() => {
    if (line === 'online' && wasSilent) keepAgain();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once when the line is back, not while no answer comes
  }, [line]);
  const heldAs = useCallback(() => asked.current, []);
  return { hold, isOver, failure, keepAgain, heldAs };
}
