import { expect, test } from 'vitest';
import { howToRefuse, howToTake } from '#server/tickets/booking/booking-letter-words';

const of = (count: number) => ({ seats: [{ count }] });

test('the letter of an offer names the button of the page, and speaks of one place as one', () => {
  expect(howToTake(of(1))).toBe(
    'Pour la prendre, appuyez sur «\u00a0Prendre cette place\u00a0» sur cette page.',
  );
  expect(howToRefuse(of(1))).toContain('refusez-la');
  expect(howToTake(of(2))).toContain('«\u00a0Prendre ces places\u00a0»');
  expect(howToRefuse(of(2))).toContain('refusez-les');
});
