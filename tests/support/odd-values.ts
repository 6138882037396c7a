import type { SeededRandom } from './seeded-random';
import { type AnyStruct, takes } from './struct-walk';

/** Written moments, from before the first valid one to after the last. */
const moments = `2026-11-21 2026-02-30T00:00:00+01:00 0000-01-01T00:00:00+00:00 1900-01-01T00:00:00+00:09
  1984-01-01T00:00:00+01:00 2200-12-31T23:59:59+01:00 +010000-01-01T00:00:00+01:00 2026-11-21T24:00:00+01:00`;
const numbers = '0 -1 1e99 1984 3000 2147483647 2147483648 1,2,3';
const names = `null true constructor __proto__ brève le-dindon ROLE_ADMIN visible-desc Theatre-2026! a é - . / % _ * ' "
  \\ %00 ../.. a,,b 1.x~é </script> $\{x} 00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff`;
const addresses = `zoe@public.example zoé@théâtre.example ${'a'.repeat(64)}@public.example a@b public.example
  https://[ https://public.example/%zz javascript:x`;
/** Characters that are invisible, or change how others look. */
const unseen = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eedaM',
  'Zoé\r\nBcc: tous',
  '\u2028',
  '\ufeff',
  '\u200f',
];
const long = [
  'é'.repeat(100),
  'x'.repeat(200),
  'x'.repeat(201),
  'x '.repeat(4_000),
  '\u0301'.repeat(300),
  '🎭İ',
];

const texts = [
  ...[moments, numbers, names, addresses].flatMap((words) => words.split(/\s+/)),
  ...unseen,
  ...long,
];

const amounts = [-0, 0.005, 1, 12.5, 9_999.99, 10_000, -2_147_483_649, 2 ** 53, 1e308, 5e-324];
const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const document = (...content: unknown[]) => ({ type: 'adls-text', content });

const others: readonly unknown[] = [
  null,
  true,
  false,
  ...texts.map(Number).filter((number) => !Number.isNaN(number)),
  ...amounts,
  [],
  {},
  [null],
  nested(30),
  nested(500),
  Array.from({ length: 300 }, () => 'x'),
  JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
  { code: 'ROLE_ADMIN' },
  { uuid: 'x' },
  document(),
  document({ type: 'p', content: [{ type: 'text', content: 'a'.repeat(50_000) }] }),
  document({ type: 'a', href: 'https://[', content: [] }),
];

/** A text that nobody should send. */
export const oddText = (random: SeededRandom): string => random.pick(texts);

/** A value that nobody should send; half of the time one that the struct takes, so that it comes further in. */
export function oddValue(random: SeededRandom, struct: AnyStruct | null): unknown {
  const all = [...texts, ...others];
  const taken = struct !== null && random.chance(0.5) ? all.filter((value) => takes(struct, value)) : [];
  return random.pick(taken.length > 0 ? taken : all);
}

/** The same of a query, in which all is text. */
export function oddParameter(random: SeededRandom, struct: AnyStruct): string {
  const taken = random.chance(0.5) ? texts.filter((value) => takes(struct, value)) : [];
  return random.pick(taken.length > 0 ? taken : texts);
}
