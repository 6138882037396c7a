import { type TypedNumber, numberOf } from '#common/base/typed-number';
import { countSeats, totalOf } from '#common/rules/booking';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { areCounted, type ChosenSeats, seatsOf, tariffsOf } from '../../../components/booking/tariffs';
import { useSessionCreation } from '../../../components/form/use-session-creation';

export interface TillState {
  readonly chosen: ChosenSeats;
  readonly means: PaidMeans;
  /** Amount handed over in cash, in euros, as typed. */
  readonly handed: TypedNumber;
  /** Amount given when participation is free, in euros, as typed. */
  readonly given: number | string;
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
  const total = date.freeParticipation ? (numberOf(value.given) ?? 0) : totalOf(seats);
  return {
    ...value,
    isResumed,
    tariffs,
    seats,
    places: countSeats(seats),
    total,
    /** Whether what is sold could be read: before that, nothing is. What is handed over decides about no more than the change. */
    isRead: areCounted(tariffs, value.chosen) && typeof value.given === 'number',
    change: (changed: Partial<TillState>) =>
      // Other seats change the total, so the amount handed over is reset.
      change({ ...(changed.chosen && { handed: null }), ...changed }),
    attempt,
    forget,
  };
}

export type Till = ReturnType<typeof useTill>;
