import type { CharactersData } from '../contract/content/characters-data';

/** How many people a play needs. */
export type CastRange = Omit<CharactersData, 'uuid'>;

/** The people that a troupe has. An absent number is not limited. */
export interface Troupe {
  readonly men?: number | undefined;
  readonly women?: number | undefined;
  readonly total?: number | undefined;
}

/** One half of a cast, in people. */
export interface Casting {
  /** Members of the troupe who play. */
  readonly plays: number;
  /** Parts that could be added if there were more people. */
  readonly open: number;
  /** Members of the troupe without a part. */
  readonly idle: number;
  /** People whom the play needs beyond those of the troupe. */
  readonly missing: number;
}

export interface TroupeCasting {
  readonly women: Casting;
  readonly men: Casting;
  /** People missing beyond both halves, men or women. */
  readonly missingEither: number;
  /** The parts as written minus the people who play: so many parts are doubled. */
  readonly doubled: number;
}

/** Whether a troupe can perform a play: its minima are met; members may be left without a part. */
export function canCast(cast: CastRange, troupe: Troupe): boolean {
  const men = Math.min(troupe.men ?? cast.maxMen, cast.maxMen);
  const women = Math.min(troupe.women ?? cast.maxWomen, cast.maxWomen);
  const total = Math.min(troupe.total ?? men + women, men + women);
  return cast.minMen <= men && cast.minWomen <= women && cast.minTotal <= total;
}

/** Who of a troupe plays, has no part or is missing: as many as possible play. */
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

/** The total number of people missing for a play. */
export const missingIn = ({ women, men, missingEither }: TroupeCasting): number =>
  women.missing + men.missing + missingEither;

/** The number of the troupe's members without a part. */
export const idleIn = ({ women, men }: TroupeCasting): number => women.idle + men.idle;

// Each half leaves room for the other's minimum. Above the maximum total, the half that exceeds its minimum more loses
// one person at a time; of equals, the men.
function playersOf(cast: CastRange, troupe: { men: number; women: number }) {
  let women = Math.min(troupe.women, cast.maxWomen, cast.maxTotal - cast.minMen);
  let men = Math.min(troupe.men, cast.maxMen, cast.maxTotal - cast.minWomen);
  while (women + men > cast.maxTotal) {
    if (women - cast.minWomen > men - cast.minMen) women -= 1;
    else men -= 1;
  }
  return { women, men };
}
