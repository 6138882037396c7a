import { describe, expect, test } from 'vitest';
import { type CastRange, canCast, castTroupe, idleIn, missingIn } from '#common/rules/casting';
import { fc } from '../../support/properties';

/** Five to eight women and nine to twelve men, fourteen people at least and twenty at most; written for twenty. */
const dindon: CastRange = {
  minMen: 9,
  maxMen: 12,
  minWomen: 5,
  maxWomen: 8,
  minTotal: 14,
  maxTotal: 20,
  baseMen: 12,
  baseWomen: 8,
  baseTotal: 20,
};

/** Two women, two men, and a fifth part that anybody may play. */
const epreuve: CastRange = {
  minMen: 2,
  maxMen: 3,
  minWomen: 2,
  maxWomen: 3,
  minTotal: 5,
  maxTotal: 5,
  baseMen: 2,
  baseWomen: 2,
  baseTotal: 5,
};

describe('a troupe', () => {
  test.each([
    [{ women: 5, men: 9 }, dindon, true],
    [{ women: 4, men: 10 }, dindon, false],
    [{ women: 5, men: 8 }, dindon, false],
    [{ women: 2, men: 3 }, epreuve, true],
    [{ women: 3, men: 2 }, epreuve, true],
    [{ women: 2, men: 2 }, epreuve, false],
    [{ women: 9, men: 9 }, epreuve, true],
    [{ women: 2 }, epreuve, true],
    [{ total: 4 }, epreuve, false],
    [{ total: 5 }, epreuve, true],
    [{ women: 3, men: 3, total: 4 }, epreuve, false],
    [{}, dindon, true],
  ])('%j', (troupe, cast, expected) => {
    expect(canCast(cast, troupe)).toBe(expected);
  });

  test('larger than a play leaves somebody in the wings', () => {
    const casting = castTroupe(epreuve, { women: 4, men: 3 });
    expect(casting.women.plays + casting.men.plays).toBe(5);
    expect(idleIn(casting)).toBe(2);
    expect(missingIn(casting)).toBe(0);
  });

  test('too small for a play learns whom it misses, and how many of them may be men or women', () => {
    expect(castTroupe(epreuve, { women: 1, men: 2 })).toMatchObject({
      women: { plays: 1, missing: 1 },
      men: { plays: 2, missing: 0 },
      missingEither: 1,
    });
  });

  test('that could take parts on sees how many', () => {
    const casting = castTroupe(dindon, { women: 5, men: 9 });
    expect(casting.women.open + casting.men.open).toBe(6);
    expect(casting).toMatchObject({ women: { plays: 5, open: 3 }, men: { plays: 9, open: 3 } });
  });

  test('with fewer people than parts as written doubles some', () => {
    expect(castTroupe(dindon, { women: 6, men: 10 }).doubled).toBe(4);
    expect(castTroupe(dindon, { women: 8, men: 12 }).doubled).toBe(0);
  });
});

const people = fc.nat({ max: 12 });
const range = fc
  .tuple(people, people)
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
const anyCast = fc
  .record({ men: range, women: range, either: fc.nat({ max: 4 }) })
  .map(({ men, women, either }): CastRange => {
    const minTotal = Math.min(men[0] + women[0] + either, men[1] + women[1]);
    return {
      minMen: men[0],
      maxMen: men[1],
      minWomen: women[0],
      maxWomen: women[1],
      minTotal,
      maxTotal: Math.max(minTotal, men[1] + women[1] - either),
      baseMen: men[1],
      baseWomen: women[1],
      baseTotal: men[1] + women[1],
    };
  });

test('whoever can cast a play misses nobody, and the other way round', () => {
  fc.assert(
    fc.property(anyCast, people, people, (cast, women, men) => {
      expect(missingIn(castTroupe(cast, { women, men })) === 0).toBe(canCast(cast, { women, men }));
    }),
  );
});

test('everybody plays or stays in the wings, and no more play than the play takes', () => {
  fc.assert(
    fc.property(anyCast, people, people, (cast, women, men) => {
      const casting = castTroupe(cast, { women, men });
      expect(casting.women.plays + casting.women.idle).toBe(women);
      expect(casting.men.plays + casting.men.idle).toBe(men);
      const all = [casting.women, casting.men].map(({ plays, open, missing }) => plays + open + missing);
      expect(all.reduce((sum, some) => sum + some) + casting.missingEither).toBeLessThanOrEqual(
        Math.max(cast.maxTotal, cast.minMen + cast.minWomen),
      );
      for (const half of [casting.women, casting.men])
        for (const some of Object.values(half)) expect(some).toBeGreaterThanOrEqual(0);
    }),
  );
});
