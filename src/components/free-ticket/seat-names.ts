import { isBlank } from '#common/base/odd-character';
import { LONGEST_NAME } from '#common/contract/people/user';
import { textFault } from '#common/rules/text-faults';

/** The names for the seats of a demand, as typed. */
export interface SeatNames {
  readonly names: readonly string[];
  /** What was typed for their number, if it is no number of seats. */
  readonly unread?: string | undefined;
}

/** Resizes the names to the number of seats: existing ones stay, new ones are empty. */
export const resized = (names: readonly string[], seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, rank) => names[rank] ?? '');

/** The error of the name on a seat, in French; undefined: none. @param most in characters: those of a demand have fewer */
export function nameFault(name: string, most = LONGEST_NAME): string | undefined {
  return isBlank(name) ? 'Le nom est obligatoire' : textFault(name.trim(), most);
}

/** Whether every seat has a name. */
export const areNamed = ({ names, unread }: SeatNames): boolean =>
  unread === undefined && names.every((name) => nameFault(name) === undefined);
