import { expect, test } from 'vitest';
import { writtenDemand } from '#common/rules/free-ticket-demand';

test('a demand is kept without blanks around its names and its note', () => {
  expect(writtenDemand({ names: [' Zoé Écalle', 'Marius Lafon '], note: ' Au premier rang ' })).toEqual({
    names: ['Zoé Écalle', 'Marius Lafon'],
    note: 'Au premier rang',
  });
});

test.each([undefined, '', ' \n'])('a note %o is none', (note) => {
  expect(writtenDemand({ names: ['Zoé'], ...(note !== undefined && { note }) })).toEqual({ names: ['Zoé'] });
});
