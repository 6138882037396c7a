import { describe, expect, it } from 'vitest';
import { isExpected, takesPlace } from '#common/rules/expected-ticket';

const ticket = { generated: true };
const at = new Date('2026-11-21T19:00:00+01:00');

describe('the holder of a ticket', () => {
  it('takes a place and is expected', () => {
    expect([takesPlace(ticket), isExpected(ticket)]).toEqual([true, true]);
  });

  it('whose ticket is blocked takes a place and is not expected', () => {
    const blocked = { ...ticket, blockedAt: at };
    expect([takesPlace(blocked), isExpected(blocked)]).toEqual([true, false]);
  });

  it.each([
    ['is not made yet', { generated: false }],
    ['was cancelled', { ...ticket, cancelledAt: at }],
    ['was replaced', { ...ticket, replacedBy: '0190' }],
  ])('whose ticket %s does neither', (_, dead) => {
    expect([takesPlace(dead), isExpected(dead)]).toEqual([false, false]);
  });
});
