import { describe, expect, test } from 'vitest';
import { ticketChange } from '#common/rules/free-ticket';

describe('a free ticket', () => {
  test.each([
    ['A_GENERER', 'GENERE', true],
    ['A_GENERER', 'A_GENERER', false],
    ['GENERE', 'GENERE', false],
    ['UTILISE', 'UTILISE', false],
  ] as const)('that is %s and asked to be %s: generated now: %o', (state, code, generates) => {
    expect(ticketChange({ name: 'Zoé', state }, { state: { code } })).toEqual({ name: 'Zoé', generates });
  });

  test.each([
    ['A_GENERER', 'UTILISE'],
    ['GENERE', 'A_GENERER'],
    ['GENERE', 'UTILISE'],
    ['UTILISE', 'GENERE'],
    ['UTILISE', 'A_GENERER'],
  ] as const)('that is %s never becomes %s by a write', (state, code) => {
    expect(ticketChange({ name: 'Zoé', state }, { name: 'Anna', state: { code } })).toBeNull();
  });

  test('takes the name that is written, without blanks around it', () => {
    const wanted = { name: ' Anna ', state: { code: 'GENERE' } } as const;
    expect(ticketChange({ name: 'Zoé', state: 'GENERE' }, wanted)).toEqual({
      name: 'Anna',
      generates: false,
    });
  });
});
