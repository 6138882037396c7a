import { describe, expect, it } from 'vitest';
import { valueLines } from '../../../../../src/screens/desk/journal/value-words';

describe('the seats of a date in the journal', () => {
  it.each([
    [0, '0 place'],
    [1, '1 place'],
    [2, '2 places'],
    [1200, '1\u202f200 places'],
  ])('%i are “%s”', (maxPlaces, words) => {
    expect(valueLines('dates', [{ maxPlaces }])).toEqual([words]);
  });
});
