import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fullDay } from '#common/base/dates';
import { useServerNow } from '../../components/clock/clock-offset';
import type { ShownBooking } from '../../components/booking/shown-booking';
import { nearDay } from '../../text/near-day';
import { seats as seatWords } from '../../text/seats';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { EarlierLink } from './earlier-link';

interface SecondBooking {
  /** Resolves with whether to send the booking: at once if it is the first one, else with the answer. */
  readonly isWanted: () => Promise<boolean>;
  readonly question: ReactNode;
}

/**
 * Asks before a second booking of a date is sent, by what this device and the account know. Never by the address: that would
 * tell whoever types one whether somebody has booked with it.
 * @param isMeant it was asked before
 * @param waits it goes to the waiting list
 */
export function useSecondBooking(
  earlier: readonly ShownBooking[],
  date: Date,
  isMeant: boolean,
  waits: boolean,
): SecondBooking {
  const now = useServerNow();
  const agreed = useRef(isMeant);
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const [first] = earlier;
  const isFirst = first === undefined;
  // Where the earlier one is cancelled elsewhere meanwhile, there is nothing more to ask: this one was to be sent.
  useEffect(() => {
    if (isFirst) answer?.(true);
  }, [isFirst, answer]);
  const again = waits ? 'S’inscrire encore' : 'Réserver encore';
  const answering = (yes: boolean) => () => {
    agreed.current = yes;
    answer?.(yes);
  };
  return {
    async isWanted() {
      if (first === undefined || agreed.current) return true;
      const yes = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      return yes;
    },
    question: first !== undefined && answer !== null && (
      <ConfirmDialog
        question={`${earlierWords(earlier)} pour ${nearDay(date, now) ?? `le ${fullDay(date)}`}. ${again}\u00a0?`}
        yes={again}
        onYes={answering(true)}
        onNo={answering(false)}
      >
        <p>
          <EarlierLink bookings={earlier} />
        </p>
      </ConfirmDialog>
    ),
  };
}

/** `Vous avez déjà réservé 2 places`. */
export function earlierWords(earlier: readonly ShownBooking[]): string {
  const places = earlier.reduce((sum, { seats }) => sum + seats, 0);
  const isBooked = earlier.every(({ state }) => state.shape === 'dot');
  return `Vous avez déjà ${isBooked ? 'réservé' : 'demandé'} ${seatWords(places)}`;
}
