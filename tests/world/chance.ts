/** Everything that is left to chance in one run, from one seed (mulberry32). */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  /** From 0 to below `below`. */
  integer(below: number): number;
  happens(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  bytes(count: number): Uint8Array;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    next,
    integer,
    happens: (probability) => next() < probability,
    pick(from) {
      const picked = from[integer(from.length)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => integer(256)),
  };
}
