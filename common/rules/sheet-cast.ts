import type { CastRange } from './casting';

/** How many people a play needs, as typed: null for a number that follows from the others. */
export type SheetCast = { readonly [Part in keyof CastRange]: number | null };

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
 * The complete cast. Defaults for numbers that were not typed: the maximum is the minimum, the written number is the
 * maximum, and a total is the sum of women and men.
 */
export function castOf(typed: SheetCast): CastRange {
  const minWomen = typed.minWomen ?? 0;
  const maxWomen = typed.maxWomen ?? minWomen;
  const baseWomen = typed.baseWomen ?? maxWomen;
  const minMen = typed.minMen ?? 0;
  const maxMen = typed.maxMen ?? minMen;
  const baseMen = typed.baseMen ?? maxMen;
  return {
    minWomen,
    maxWomen,
    baseWomen,
    minMen,
    maxMen,
    baseMen,
    minTotal: typed.minTotal ?? minWomen + minMen,
    maxTotal: typed.maxTotal ?? maxWomen + maxMen,
    baseTotal: typed.baseTotal ?? baseWomen + baseMen,
  };
}

/** The reverse of `castOf`: numbers that follow from the others become null. */
export function sheetCastOf(cast: CastRange): SheetCast {
  return castParts.reduce((typed, part) => typeCast(typed, part, cast[part]), emptyCast);
}

/** Sets one number of a cast; a number that would follow anyway becomes null. */
export function typeCast(typed: SheetCast, part: keyof CastRange, people: number | null): SheetCast {
  const without = { ...typed, [part]: null };
  return people === null || people === castOf(without)[part] ? without : { ...typed, [part]: people };
}
