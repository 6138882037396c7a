import { type Infer, integer, max, min, object, type } from 'superstruct';
import { uuid } from '../fields/primitives';
import { refineWhole } from '../fields/refine-whole';

/** A number of people, 0 to 200. */
export const people = max(min(integer(), 0), 200);

const castParts = {
  uuid,
  minMen: people,
  maxMen: people,
  minWomen: people,
  maxWomen: people,
  minTotal: people,
  maxTotal: people,
  baseMen: people,
  baseWomen: people,
  baseTotal: people,
};

/**
 * How many people a play needs: at least, at most, and as written (`base`). A part that a man or a woman may play
 * counts in both maxima, so that `minTotal` may be above the sum of the minima.
 */
export const charactersData = type(castParts);
export type CharactersData = Infer<typeof charactersData>;

export const writtenCharactersData = refineWhole(object(castParts), 'cast', (cast) => {
  const [first] = castFaults(cast);
  return first === undefined || first.fault;
});

/** An invalid number of a cast, and the reason in French. */
export interface CastFault {
  readonly part: Exclude<keyof CharactersData, 'uuid'>;
  readonly fault: string;
}

/** The inconsistencies of a cast: a minimum above its maximum, or a total that men and women cannot reach. */
export function castFaults(cast: Omit<CharactersData, 'uuid'>): readonly CastFault[] {
  const { minMen, maxMen, minWomen, maxWomen, minTotal, maxTotal } = cast;
  const [needed, parts] = [minMen + minWomen, maxMen + maxWomen];
  return [
    ...(minWomen > maxWomen ? [{ part: 'maxWomen', fault: below(minWomen) } as const] : []),
    ...(minMen > maxMen ? [{ part: 'maxMen', fault: below(minMen) } as const] : []),
    ...(minTotal < needed
      ? [{ part: 'minTotal', fault: `il faut déjà ${needed} personnes, femmes et hommes` } as const]
      : []),
    ...(minTotal > maxTotal ? [{ part: 'maxTotal', fault: below(minTotal) } as const] : []),
    ...(minTotal <= maxTotal && maxTotal > parts
      ? [{ part: 'maxTotal', fault: `femmes et hommes ne font que ${parts} rôles au plus` } as const]
      : []),
  ];
}

const below = (least: number) => `le maximum est en dessous du minimum, ${least}`;
