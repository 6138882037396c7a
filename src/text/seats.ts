import { integer } from '#common/base/numbers';

/** `Il reste 12 places`; with none left, that there is a waiting list. */
export function seatsLeftWords(left: number): string {
  if (left === 0) return 'Complet – liste d’attente';
  return `Il reste ${seats(left)}`;
}

/** `1 place`, `12 places`. */
export const seats = (value: number): string => `${integer(value)} ${value < 2 ? 'place' : 'places'}`;
