import { useState } from 'react';
import { countSeats, totalOf } from '#common/rules/booking';
import type { PaymentMeansCode } from '#common/contract/tickets/ticket-order';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { type ChosenSeats, seatsOf, tariffsOf } from '../../../components/seat-steppers/tariffs';

/** How somebody pays where something is owed. */
export type PaidMeans = Exclude<PaymentMeansCode, 'GRATUIT'>;

export interface TillState {
  readonly chosen: ChosenSeats;
  readonly means: PaidMeans;
  /** What is handed over in cash; null where nobody said. */
  readonly handed: number | null;
  /** What is given where participation is free, in euros. */
  readonly given: number;
  readonly name: string;
}

const empty: TillState = { chosen: {}, means: 'ESPECES', handed: null, given: 0, name: '' };

/** What is being sold: it stays while one looks elsewhere on the screen. */
export function useTill(date: DoorDateRow) {
  const [state, setState] = useState(empty);
  const tariffs = tariffsOf(date, date);
  const seats = seatsOf(tariffs, state.chosen);
  const total = date.freeParticipation ? state.given : totalOf(seats);
  return {
    ...state,
    tariffs,
    seats,
    places: countSeats(seats),
    total,
    change: (changed: Partial<TillState>) =>
      // Other seats cost something else: what was handed over for the former ones means nothing any more.
      setState((before) => ({ ...before, ...(changed.chosen && { handed: null }), ...changed })),
    clear: () => setState(empty),
  };
}

export type Till = ReturnType<typeof useTill>;
