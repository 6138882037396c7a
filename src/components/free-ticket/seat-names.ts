import { isBlank } from '#common/base/odd-character';
import { LONGEST_NAME } from '#common/contract/people/user';
import { MAX_DEMANDED_SEATS } from '#common/contract/tickets/free-ticket-demand';
import { textFault } from '#common/rules/text-faults';

/** Resizes the names to the number of seats: existing ones stay, new ones are empty. */
export function resized(names: readonly string[], seats: number): readonly string[] {
  const wanted = Math.min(Math.max(Number.isNaN(seats) ? 1 : seats, 1), MAX_DEMANDED_SEATS);
  return Array.from({ length: wanted }, (_, rank) => names[rank] ?? '');
}

/** The error of the name on a seat, in French; undefined: none. @param most in characters: those of a demand have fewer */
export function nameFault(name: string, most = LONGEST_NAME): string | undefined {
  return isBlank(name) ? 'Le nom est obligatoire' : textFault(name.trim(), most);
}

/** Whether every seat has a name. */
export const areNamed = (names: readonly string[]): boolean =>
  names.every((name) => nameFault(name) === undefined);
