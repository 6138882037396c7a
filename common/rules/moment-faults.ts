import { is } from 'superstruct';
import { evening, moment } from '../contract/fields/primitives';
import { type FieldFault, when } from './text-faults';
import { type TypedMoment, readMoment } from './typed-moment';

/** What is wrong with a moment as it is typed, at the field of its day or of its time; nothing is wrong with none. */
export function momentFaults(path: string, typed: TypedMoment): readonly FieldFault[] {
  return faultsOf(path, typed, moment, 'L’année doit être entre 1900 et 2200');
}

/** The same for when something takes place, which is in a year of the association. */
export function eveningFaults(path: string, typed: TypedMoment): readonly FieldFault[] {
  return faultsOf(path, typed, evening, 'L’année doit être entre 1984 et 2200');
}

function faultsOf(path: string, typed: TypedMoment, struct: typeof moment, outside: string) {
  const read = readMoment(typed);
  if (read.kind === 'fault') return [{ path: `${path}.${read.part}`, fault: read.fault }];
  return when(read.kind === 'moment' && !is(read.at, struct), `${path}.day`, outside);
}

/** The ranks of those moments that stand in the list before them already. */
export function repeatedMoments(moments: readonly (Date | null)[]): readonly number[] {
  const times = moments.map((at) => at?.getTime() ?? null);
  return times.flatMap((time, rank) => (time !== null && times.indexOf(time) < rank ? [rank] : []));
}
