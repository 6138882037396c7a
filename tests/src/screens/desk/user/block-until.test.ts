import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { beginningOf, dayFault, dayOf } from '../../../../../src/screens/desk/user/block-until';

const today = new CalendarDate(2026, 11, 21);

describe('the day until which an account is blocked', () => {
  it('is a day in Paris, wherever the browser is', () => {
    expect(dayOf(new Date('2026-11-21T23:30:00Z')).toString()).toBe('2026-11-22');
    expect(beginningOf(new CalendarDate(2026, 7, 14))).toEqual(new Date('2026-07-14T00:00:00+02:00'));
    expect(beginningOf(today)).toEqual(new Date('2026-11-21T00:00:00+01:00'));
  });

  it('lies ahead', () => {
    expect(dayFault(null, today)).toBe('La date est obligatoire');
    expect(dayFault(today, today)).toBe('Choisissez un jour à venir');
    expect(dayFault(today.add({ days: 1 }), today)).toBeUndefined();
  });
});
