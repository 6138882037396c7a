import { useState } from 'react';
import { countSeats, totalOf } from '#common/rules/booking';
import type { PaymentMeansCode } from '#common/contract/tickets/ticket-order';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { type ChosenSeats, seatsOf, tariffsOf } from '../../../components/seat-steppers/tariffs';

/** Means of payment when something is due. */
export type PaidMeans = Exclude<PaymentMeansCode, 'GRATUIT'>;

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

/** State of the current sale; kept while another part of the screen is shown. */
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
      // Other seats change the total, so the amount handed over is reset.
      setState((before) => ({ ...before, ...(changed.chosen && { handed: null }), ...changed })),
    clear: () => setState(empty),
  };
}

export type Till = ReturnType<typeof useTill>;
