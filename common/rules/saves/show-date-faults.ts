import { fullDay } from '../../base/dates';
import type { Show, ShowWrite } from '../../contract/agenda/show';
import type { SeatsTaken } from '../booking';
import { repeatedMoments } from '../moment-faults';
import { faultsAt } from './list-faults';
import { type Faults, type Refusal, wrongState } from './refusal';

type WrittenDate = ShowWrite['dates'][number];

/** What only one side knows of the dates of a show. */
export interface DateFacts {
  /** Whether a date with this uuid belongs to another show, or is a rehearsal of this one. */
  readonly isDateElsewhere: (uuid: string) => boolean;
  readonly seatsTaken: (date: string) => Pick<SeatsTaken, 'booked' | 'offered'>;
  /** Whether a date has bookings, tickets, demands for tickets, scans or orders. */
  readonly isInUse: (date: string) => boolean;
}

/** A date that was there before a save. */
export type FormerDate = Pick<Show['dates'][number], 'uuid' | 'date' | 'freeParticipation'>;

/** Whether a date gets fewer seats than it has: only then can they be too few for what was sold. */
export const isLowered = (
  maxPlaces: number,
  former: Pick<Show['dates'][number], 'maxPlaces'> | undefined,
): boolean => former !== undefined && maxPlaces < former.maxPlaces;

/**
 * The faults of the dates to be saved, against those that the show has.
 * @param now whoever has seats of a date to come could not be told that it moves to before this moment
 */
export function dateFaults(
  dates: readonly WrittenDate[],
  before: Show['dates'],
  now: Date,
  facts: DateFacts,
): Faults {
  const former = new Map(before.map((date) => [date.uuid, date]));
  const repeated = new Set(repeatedMoments(dates.map(({ date }) => date)));
  return {
    ...keyFaults('dates', dates, facts.isDateElsewhere),
    ...faultsAt('dates', 'date', dates, ({ uuid, date }, rank) => {
      if (repeated.has(rank)) return 'une séance est déjà à ce moment';
      const is = former.get(uuid)?.date;
      const isMovedBack = is !== undefined && is > now && date <= now;
      return isMovedBack && facts.isInUse(uuid)
        ? 'cette date est passée, et des places sont déjà prises pour la séance'
        : null;
    }),
    ...faultsAt('dates', 'closingDate', dates, ({ date, closingDate }) =>
      closingDate <= date ? null : 'les réservations doivent fermer avant la séance',
    ),
    ...faultsAt('dates', 'maxPlaces', dates, ({ uuid, maxPlaces }) => {
      if (!isLowered(maxPlaces, former.get(uuid))) return null;
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
  for (const former of before) {
    const written = kept.get(former.uuid);
    if (written === undefined) {
      if (isInUse(former.uuid)) return removedInUse(former);
    } else if ((written.freeParticipation ?? false) !== former.freeParticipation && isInUse(former.uuid))
      return wrongState(`${inUse(former)}\u00a0: la participation ne peut plus y changer.`);
  }
  return null;
}

/** A date in use, which must not be removed. */
export const removedInUse = (date: Pick<FormerDate, 'date'>): Refusal =>
  wrongState(`${inUse(date)}\u00a0: elle ne peut pas être retirée.`);

const inUse = ({ date }: Pick<FormerDate, 'date'>) =>
  `La séance du ${fullDay(date)} a des réservations, des billets ou des demandes de places`;

/** Faults of keys made by the client: a key that occurs twice, or belongs to another show. */
export function keyFaults(
  list: 'dates' | 'prices',
  things: readonly { readonly uuid: string }[],
  isElsewhere: (uuid: string) => boolean,
): Faults {
  const keys = things.map(({ uuid }) => uuid);
  return faultsAt(list, 'uuid', keys, (key, rank) => {
    if (keys.indexOf(key) !== rank) return 'donné deux fois';
    return isElsewhere(key) ? 'appartient à un autre spectacle' : null;
  });
}
