import { count } from '#common/base/numbers';

/** `d’une année`, `de 3 années`. */
export const ofYears = (years: number): string =>
  years === 1 ? 'd’une année' : `de ${count(years, 'année')}`;
