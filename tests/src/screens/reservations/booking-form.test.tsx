import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Show } from '#common/contract/agenda/show';
import { BookingForm } from '../../../../src/screens/reservations/booking-form';

const date: Show['dates'][number] = {
  uuid: '0190a000-0000-7000-8000-00000000000d',
  date: new Date('2026-12-12T20:30:00+01:00'),
  closingDate: new Date('2026-12-12T18:30:00+01:00'),
  maxPlaces: 100,
  freeParticipation: true,
};
const show: Show = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: new Date('2026-11-01T10:00:00+01:00'),
  visibleUntil: new Date('2026-12-13T10:00:00+01:00'),
  prices: [],
  dates: [date],
  location: { name: 'Salle des fêtes' },
  pieces: [],
  bookings: true,
  version: 'v1',
};

test('until when the seats are held is said below all that is pressed, and so moves none of it', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <BookingForm show={show} date={date} left={38} person={null} fields={null} attempt={null} />
    </Router>,
  );
  expect(html).toMatch(/<button\b/);
  expect(html.slice(html.lastIndexOf('role="status"'))).not.toMatch(/<(input|button|a)\b/);
});
