import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { UpcomingCard } from '../../../../src/components/agenda/upcoming-card';
import { aShow } from './a-show';

const shows = [
  aShow('le-dindon', '12', { pieces: [{ slug: 'le-dindon', title: 'Le Dindon' }] }),
  aShow('knock', '20', { pieces: [{ slug: 'knock', title: 'Knock' }] }),
  aShow('gala', '27'),
  aShow('contes', '28', { bookings: false }),
];

vi.mock('../../../../src/components/agenda/use-agenda', () => ({
  useAgenda: () => ({
    agenda: { shows, events: [] },
    reach: 'complete',
    now: new Date('2026-12-01T12:00:00+01:00'),
  }),
}));

test('a date of a show leads to where it is booked, and not to the history of its play', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/breve">
      <UpcomingCard />
    </Router>,
  );
  expect(html).toMatch(/href="\/spectacle-du-moment"[^>]*>le-dindon</);
  expect(html).toMatch(/href="\/reservations"[^>]*>knock</);
  expect(html).toMatch(/href="\/reservations"[^>]*>gala</);
  expect(html).toContain('<span>contes</span>');
});
