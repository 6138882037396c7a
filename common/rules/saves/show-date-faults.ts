import { fullDay } from '../../base/dates';
import type { Show, ShowWrite } from '../../contract/agenda/show';
import type { SeatsTaken } from '../booking';
import { repeatedMoments } from '../moment-faults';
import { type Faults, faultsAt, keyFaults } from './list-faults';
import { type Refusal, wrongState } from './refusal';

type WrittenDate = ShowWrite['dates'][number];

/** What the server knows of the dates of a show. */
export interface DateFacts {
  /** Whether a date or a price with this uuid belongs to another show. */
  readonly isElsewhere: (uuid: string) => boolean;
  readonly seatsTaken: (date: string) => Pick<SeatsTaken, 'booked' | 'offered'>;
  /** Whether a date has bookings, tickets, demands for tickets, scans or orders. */
  readonly isInUse: (date: string) => boolean;
}

/** A date that was there before a save. */
export type FormerDate = Pick<Show['dates'][number], 'uuid' | 'date' | 'freeParticipation'>;

/** The faults of the dates to be saved, against those that the show has. */
export function dateFaults(dates: readonly WrittenDate[], before: Show['dates'], facts: DateFacts): Faults {
  const former = new Map(before.map((date) => [date.uuid, date]));
  const repeated = new Set(repeatedMoments(dates.map(({ date }) => date)));
  return {
    ...keyFaults('dates', dates, (uuid) => !former.has(uuid) && facts.isElsewhere(uuid)),
    ...faultsAt('dates', 'date', dates, (_, rank) =>
      repeated.has(rank) ? 'une séance est déjà à ce moment' : null,
    ),
    ...faultsAt('dates', 'closingDate', dates, ({ date, closingDate }) =>
      closingDate <= date ? null : 'les réservations doivent fermer avant la séance',
    ),
    ...faultsAt('dates', 'maxPlaces', dates, ({ uuid, maxPlaces }) => {
      if (maxPlaces >= (former.get(uuid)?.maxPlaces ?? 0)) return null;
      const { booked, offered } = facts.seatsTaken(uuid);
      // An offer can be accepted without another check that its seats are left.
      return booked + offered > maxPlaces ? takenFault(booked, offered) : null;
    }),
  };
}

function takenFault(booked: number, offered: number): string {
  const less = 'il ne peut pas y en avoir moins';
  if (booked + offered === 1)
    return `1 place est déjà ${offered === 0 ? 'vendue' : 'proposée à qui attend'}\u00a0: ${less}`;
  const orOffered = offered === 0 ? '' : ' ou proposées à qui attend';
  return `${booked + offered} places sont déjà vendues${orOffered}\u00a0: ${less}`;
}

/** A date that is removed, or changes between prices and free participation, and must not since it is in use. */
export function dateInUse(
  dates: readonly WrittenDate[],
  before: readonly FormerDate[],
  isInUse: DateFacts['isInUse'],
): Refusal | null {
  const kept = new Map(dates.map((date) => [date.uuid, date]));
  for (const { uuid, date, freeParticipation } of before) {
    const written = kept.get(uuid);
    if (written !== undefined && (written.freeParticipation ?? false) === freeParticipation) continue;
    if (isInUse(uuid)) return wrongState(inUse(date, written));
  }
  return null;
}

function inUse(date: Date, written: WrittenDate | undefined): string {
  const day = `La séance du ${fullDay(date)} a des réservations, des billets ou des demandes de places`;
  return written === undefined
    ? `${day}\u00a0: elle ne peut pas être retirée.`
    : `${day}\u00a0: la participation ne peut plus y changer.`;
}
