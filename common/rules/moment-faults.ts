import { is } from 'superstruct';
import { evening, moment } from '../contract/fields/primitives';
import { type FieldFault, when } from './text-faults';
import { type TypedMoment, readMoment } from './typed-moment';

/** The faults of a typed moment, at the field of its day or of its time; an empty moment has none. */
export function momentFaults(path: string, typed: TypedMoment): readonly FieldFault[] {
  return faultsOf(path, typed, moment, 'L’année doit être entre 1900 et 2200');
}

/** The same for a date of a show or an event, which must be in a year of the association. */
export function eveningFaults(path: string, typed: TypedMoment): readonly FieldFault[] {
  return faultsOf(path, typed, evening, 'L’année doit être entre 1984 et 2200');
}

function faultsOf(path: string, typed: TypedMoment, struct: typeof moment, outside: string) {
  const read = readMoment(typed);
  if (read.kind === 'fault') return [{ path: `${path}.${read.part}`, fault: read.fault }];
  return when(read.kind === 'moment' && !is(read.at, struct), `${path}.day`, outside);
}

/** The ranks of the moments that already occur earlier in the list. */
export function repeatedMoments(moments: readonly (Date | null)[]): readonly number[] {
  const times = moments.map((at) => at?.getTime() ?? null);
  return times.flatMap((time, rank) => (time !== null && times.indexOf(time) < rank ? [rank] : []));
}
