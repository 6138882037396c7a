import { validate } from 'superstruct';
import { expect, test } from 'vitest';
import { line, text, words } from '#common/contract/fields/primitives';
import { textFault } from '#common/rules/text-faults';

const mask = '🎭';

test.each([
  ['a name', line(100)],
  ['a text', text(100)],
  ['a published text', words(100)],
])('%s has as many characters as people count, for the field as for the server', (_, struct) => {
  const refused = mask.repeat(101);
  const told = '100 caractères au plus (il y en a 101)';
  expect(validate(mask.repeat(100), struct)[0]).toBeUndefined();
  expect(textFault(mask.repeat(100), 100)).toBeUndefined();
  expect(validate(refused, struct)[0]?.failures()[0]?.message).toBe(told);
  expect(textFault(refused, 100)).toBe(told);
});
