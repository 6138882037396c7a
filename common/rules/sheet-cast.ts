import type { CastRange } from './casting';

/** How many people a play takes, as it is typed: null for a number that follows from the others. */
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
 * The whole cast: a play takes as many as it takes at least, was written for as many as it takes at most, and its total is
 * what women and men make, wherever nothing else was typed.
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

/** A cast as it would be typed: without what follows from the rest. */
export function sheetCastOf(cast: CastRange): SheetCast {
  return castParts.reduce((typed, part) => typeCast(typed, part, cast[part]), emptyCast);
}

/** Types one number of a cast; one that would follow anyway is left to follow. */
export function typeCast(typed: SheetCast, part: keyof CastRange, people: number | null): SheetCast {
  const without = { ...typed, [part]: null };
  return people === null || people === castOf(without)[part] ? without : { ...typed, [part]: people };
}
