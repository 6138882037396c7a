/** Random choices that a seed repeats exactly. */
export interface SeededRandom {
  /** At least 0, below 1. */
  number(): number;
  /** A whole number from 0 to `most`, excluded. */
  below(most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  uuid(): string;
}

export function seededRandom(seed: number): SeededRandom {
  let state = (seed + 0x9e3779b9) >>> 0;
  // mulberry32
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(number() * most);
  return {
    number,
    below,
    chance: (probability) => number() < probability,
    pick(from) {
      const [picked] = from.slice(below(from.length));
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    uuid() {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `7${hex.slice(13, 16)}`,
        hex.slice(16, 20),
        hex.slice(20),
      ].join('-');
    },
  };
}
