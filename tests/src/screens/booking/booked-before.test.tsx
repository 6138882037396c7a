import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { BookedBefore } from '../../../../src/screens/booking/booked-before';
import { booked, evening } from './le-dindon';

test('whoever comes back to the form they sent is led to their booking, and may book more', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <BookedBefore
        booking={{ ...booked, date: evening.date, place: 'Salle des fêtes' }}
        onMore={() => undefined}
      />
    </Router>,
  );
  expect(html).toContain('Vous avez déjà fait cette réservation.');
  expect(html).toContain('Il n’y a rien à refaire.');
  expect(html).toContain(`href="/reservations/ma-reservation/${booked.uuid}"`);
  expect(html).toContain('Réserver d’autres places');
});
