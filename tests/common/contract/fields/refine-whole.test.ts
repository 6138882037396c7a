import { type Struct, array, max, number, object, refine, string, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { interactiveImageWrite } from '#common/contract/agenda/interactive-image';
import { showWrite } from '#common/contract/agenda/show';
import { refineWhole } from '#common/contract/fields/refine-whole';
import { seatsWrite } from '#common/contract/tickets/booking';
import { ticketOrderWrite } from '#common/contract/tickets/ticket-order';

const parts = object({ names: array(string()), count: max(number(), 9) });
const oneEach = ({ names, count }: { names: string[]; count: number }) =>
  names.length === count || 'one name for each';

/** Every fault, as the server reads them. */
function faultsOf<Type, Schema>(value: unknown, struct: Struct<Type, Schema>): readonly string[] {
  const [fault] = validate(value, struct, { coerce: true });
  return fault === undefined ? [] : fault.failures().map(({ message }) => message);
}

test('superstruct itself runs a rule over a part of the wrong type', () => {
  expect(() => faultsOf({ count: 10 }, refine(parts, 'one each', oneEach))).toThrow(TypeError);
});

test('a rule about the whole sees only what is right in its parts', () => {
  const rule = refineWhole(parts, 'one each', oneEach);
  expect(faultsOf({ count: 10 }, rule)).toHaveLength(2);
  expect(faultsOf({ names: ['Margot'], count: 2 }, rule)).toEqual(['one name for each']);
  expect(faultsOf({ names: ['Margot'], count: 1 }, rule)).toEqual([]);
});

const zoneOfNoType = { points: [], name: 'x'.repeat(101) };

test.each([
  ['an interactive image without zones', () => faultsOf({ rank: -1 }, interactiveImageWrite)],
  ['a zone of no type', () => faultsOf({ zones: [zoneOfNoType], rank: -1 }, interactiveImageWrite)],
  ['a show without dates', () => faultsOf({ title: 'x'.repeat(201) }, showWrite)],
  ['seats that are none', () => faultsOf([null, { count: 99 }], seatsWrite)],
  ['a sale in no state', () => faultsOf({ state: null, at: '1884-11-27T20:30:00+01:00' }, ticketOrderWrite)],
])('%s is refused with a reason', (_, faults) => {
  expect(faults()).not.toHaveLength(0);
});
