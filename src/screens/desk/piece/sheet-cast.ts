import { type TypedNumber, numberOf } from '#common/base/typed-number';
import type { CastRange } from '#common/rules/casting';

/** How many people a play needs, as typed: null for a number that follows from the others. */
export type SheetCast = { readonly [Part in keyof CastRange]: TypedNumber };

export const castParts = [
  ...(['minWomen', 'maxWomen', 'baseWomen', 'minMen', 'maxMen', 'baseMen'] as const),
  ...(['minTotal', 'maxTotal', 'baseTotal'] as const),
] satisfies readonly (keyof CastRange)[];

export const emptyCast: SheetCast = {
  minWomen: null,
  maxWomen: null,
  baseWomen: null,
  minMen: null,
  maxMen: null,
  baseMen: null,
  minTotal: null,
  maxTotal: null,
  baseTotal: null,
};

/**
 * The complete cast. Defaults for numbers that were not typed, or cannot be read: the maximum is the minimum, the written number is the
 * maximum, and a total is the sum of women and men.
 */
export function castOf(typed: SheetCast): CastRange {
  const minWomen = numberOf(typed.minWomen) ?? 0;
  const maxWomen = numberOf(typed.maxWomen) ?? minWomen;
  const baseWomen = numberOf(typed.baseWomen) ?? maxWomen;
  const minMen = numberOf(typed.minMen) ?? 0;
  const maxMen = numberOf(typed.maxMen) ?? minMen;
  const baseMen = numberOf(typed.baseMen) ?? maxMen;
  return {
    minWomen,
    maxWomen,
    baseWomen,
    minMen,
    maxMen,
    baseMen,
    minTotal: numberOf(typed.minTotal) ?? minWomen + minMen,
    maxTotal: numberOf(typed.maxTotal) ?? maxWomen + maxMen,
    baseTotal: numberOf(typed.baseTotal) ?? baseWomen + baseMen,
  };
}

/** The reverse of `castOf`: numbers that follow from the others become null. */
export function sheetCastOf(cast: CastRange): SheetCast {
  return castParts.reduce((typed, part) => typeCast(typed, part, cast[part]), emptyCast);
}

/** Sets one number of a cast; a number that would follow anyway becomes null. */
export function typeCast(typed: SheetCast, part: keyof CastRange, people: TypedNumber): SheetCast {
  const without = { ...typed, [part]: null };
  return people === null || people === castOf(without)[part] ? without : { ...typed, [part]: people };
}
