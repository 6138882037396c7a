import { expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { demoDates } from '#server/operation/demo/demo-shows';

test('the evenings of Le Dindon begin at half past eight, on whatever day the demo is filled', () => {
  for (let day = 0; day < 366; day += 1) {
    const now = new Date(Date.UTC(2027, 0, 1 + day, 9));
    const { premiere, second } = demoDates(demoCalendar(now));
    for (const { date } of [premiere, second]) expect(formatWireDate(date)).toContain('T20:30:00');
  }
});
