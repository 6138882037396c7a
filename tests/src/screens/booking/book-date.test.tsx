import { act, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { links } from '#common/contract/site/links';
import type { ShownBooking } from '../../../../src/components/booking/shown-booking';
import { BookDate } from '../../../../src/screens/booking/book-date';
import { sentAs, useSentBefore } from '../../../../src/screens/booking/booked-before';
import { mounted } from '../../mounted';
import { booked, evening, leDindon } from './le-dindon';

const show = leDindon([evening]);
const pageOfBooking = links.booking.to({ uuid: booked.uuid });

let coming: readonly ShownBooking[] = [];
let entry: unknown = null;

vi.mock('../../../../src/components/booking/use-known-bookings', () => ({
  useKnownBookings: () => ({ coming, over: [], isRead: true, isWhole: true }),
}));
vi.mock('../../../../src/components/agenda/use-agenda', () => ({
  useAgenda: () => ({
    agenda: { shows: [show], events: [] },
    reach: 'complete',
    now: new Date('2026-12-01T10:00:00+01:00'),
  }),
}));
vi.mock('wouter/use-browser-location', async (original) => ({
  ...(await original<object>()),
  useHistoryState: () => entry,
}));

afterEach(() => void (entry = null));

/** The heading of the form's page, or the address that it leads to at once. */
function comeBack(fields: Partial<ShownBooking> | null): string | undefined {
  coming = fields === null ? [] : [{ ...booked, ...fields }];
  entry = sentAs(booked.uuid);
  const context: { redirectTo?: string } = {};
  const html = renderToStaticMarkup(
    <Router ssrPath={links.book.to({ uuid: evening.uuid })} ssrContext={context}>
      <Route path={links.book.pattern}>
        <BookDate />
      </Route>
    </Router>,
  );
  return context.redirectTo ?? /<h1[^>]*>([^<]*)/.exec(html)?.[1];
}

const ALREADY = 'Vous avez déjà fait cette réservation.';

test('whoever comes back to the form of a booking that stands is told so', () => {
  expect(comeBack({})).toBe(ALREADY);
  expect(comeBack({ state: { shape: 'half', words: 'Attend le réseau' } })).toBe(ALREADY);
});

test('to that of a refused one, is led to why', () => {
  const state = { shape: 'cross', words: 'Refusée' } as const;
  expect(comeBack({ state, reason: 'Cette séance est complète.' })).toBe(pageOfBooking);
});

test('to that of one whose offer is over, or that was cancelled, may book', () => {
  expect(comeBack({ state: { shape: 'cross', words: 'Proposition expirée' } })).toBe('Le Dindon');
  expect(comeBack(null)).toBe('Le Dindon');
});

test('the form that sends a booking stays what it is until it is left', () => {
  const open = () =>
    mounted(() => {
      const [, drawAgain] = useState(0);
      return { before: useSentBefore(), drawAgain };
    });
  const now = open();
  entry = sentAs(booked.uuid);
  act(() => now().drawAgain(1));
  expect(now().before).toBeNull();
  expect(open()().before).toBe(booked.uuid);
});
