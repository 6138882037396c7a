import { countSeats, totalOf } from '#common/rules/booking';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { type ChosenSeats, seatsOf, tariffsOf } from '../../../components/seat-steppers/tariffs';
import { useSessionCreation } from '../../../components/typed/use-session-creation';

export interface TillState {
  readonly chosen: ChosenSeats;
  readonly means: PaidMeans;
  /** Amount handed over in cash; null if not entered. */
  readonly handed: number | null;
  /** Amount given when participation is free, in euros. */
  readonly given: number;
  readonly name: string;
}

const empty: TillState = { chosen: {}, means: 'ESPECES', handed: null, given: 0, name: '' };

/**
 * State of the current sale. This tab keeps it, for the person who sells: it outlives another part of the screen, a reload,
 * and the end of their session.
 * @param now by the server's clock
 */
export function useTill(date: DoorDateRow, now: () => Date) {
  const { value, isResumed, change, attempt, forget } = useSessionCreation(
    `sale ${date.uuid}`,
    () => empty,
    now,
  );
  const tariffs = tariffsOf(date, date);
  const seats = seatsOf(tariffs, value.chosen);
  const total = date.freeParticipation ? value.given : totalOf(seats);
  return {
    ...value,
    isResumed,
    tariffs,
    seats,
    places: countSeats(seats),
    total,
    change: (changed: Partial<TillState>) =>
      // Other seats change the total, so the amount handed over is reset.
      change({ ...(changed.chosen && { handed: null }), ...changed }),
    attempt,
    forget,
  };
}

export type Till = ReturnType<typeof useTill>;
