import type { CharactersData } from '../contract/content/characters-data';

/** How many people a play takes. */
export type CastRange = Omit<CharactersData, 'uuid'>;

/** Whom a troupe has. What is left out is not asked about. */
export interface Troupe {
  readonly men?: number | undefined;
  readonly women?: number | undefined;
  readonly total?: number | undefined;
}

/** One half of a cast, in people. */
export interface Casting {
  /** Those of the troupe who play. */
  readonly plays: number;
  /** Parts that could be added if there were more people. */
  readonly open: number;
  /** Those of the troupe who stay in the wings. */
  readonly idle: number;
  /** People of whom the play needs more than there are. */
  readonly missing: number;
}

export interface TroupeCasting {
  readonly women: Casting;
  readonly men: Casting;
  /** People who are missing beyond both halves, be they men or women. */
  readonly missingEither: number;
  /** Parts as written beyond the people who play: so many are doubled. */
  readonly doubled: number;
}

/** Whether a play can be given by a troupe: its minima are met, somebody may stay in the wings. */
export function canCast(cast: CastRange, troupe: Troupe): boolean {
  const men = Math.min(troupe.men ?? cast.maxMen, cast.maxMen);
  const women = Math.min(troupe.women ?? cast.maxWomen, cast.maxWomen);
  const total = Math.min(troupe.total ?? men + women, men + women);
  return cast.minMen <= men && cast.minWomen <= women && cast.minTotal <= total;
}

/** Who of a troupe plays, stays in the wings or is missing: as many as possible play. */
export function castTroupe(cast: CastRange, troupe: { men: number; women: number }): TroupeCasting {
  const { women, men } = playersOf(cast, troupe);
  const missingWomen = Math.max(0, cast.minWomen - troupe.women);
  const missingMen = Math.max(0, cast.minMen - troupe.men);
  const missingEither = Math.max(0, cast.minTotal - women - men - missingWomen - missingMen);
  const open = Math.max(0, cast.maxTotal - women - men - missingWomen - missingMen - missingEither);
  const openMen = Math.min(open, cast.maxMen - men - missingMen);
  return {
    women: {
      plays: women,
      open: Math.min(open - openMen, cast.maxWomen - women - missingWomen),
      idle: troupe.women - women,
      missing: missingWomen,
    },
    men: { plays: men, open: openMen, idle: troupe.men - men, missing: missingMen },
    missingEither,
    doubled: Math.max(0, cast.baseTotal - women - men),
  };
}

/** How many people are missing for a play, in all. */
export const missingIn = ({ women, men, missingEither }: TroupeCasting): number =>
  women.missing + men.missing + missingEither;

/** How many of the troupe stay in the wings. */
export const idleIn = ({ women, men }: TroupeCasting): number => women.idle + men.idle;

// Nobody takes the place of somebody without whom the play cannot be given. Beyond its total, whoever is more than the
// minimum steps back first, women and men in turn.
function playersOf(cast: CastRange, troupe: { men: number; women: number }) {
  let women = Math.min(troupe.women, cast.maxWomen, cast.maxTotal - cast.minMen);
  let men = Math.min(troupe.men, cast.maxMen, cast.maxTotal - cast.minWomen);
  while (women + men > cast.maxTotal) {
    if (women - cast.minWomen > men - cast.minMen) women -= 1;
    else men -= 1;
  }
  return { women, men };
}
