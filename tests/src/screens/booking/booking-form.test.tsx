import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { ShownBooking } from '../../../../src/components/booking/shown-booking';
import { BookingForm } from '../../../../src/screens/booking/booking-form';
import { serverRenderedPageAtom } from '../../../../src/state/server-rendered-page';
import { store } from '../../../../src/state/store';
import { pageWithOneEvent } from '../desk/show/page-with-one-event';
import { afternoon, booked, evening, leDindon } from './le-dindon';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00+01:00') }));
afterEach(() => {
  store.set(serverRenderedPageAtom, null);
  vi.useRealTimers();
});

/** The form of the first date, of which so many seats are left, and of the other one five. */
function formOf(left: number, earlier: readonly ShownBooking[] = []): string {
  const page = pageWithOneEvent('bal-de-juin', 'Le bal de juin');
  const seatsLeft = [{ uuid: afternoon.uuid, left: 5 }];
  store.set(serverRenderedPageAtom, { ...page, at: new Date(), seatsLeft });
  return renderToStaticMarkup(
    <Provider store={store}>
      <Router ssrPath="/reservations">
        <BookingForm
          show={leDindon([evening, afternoon])}
          date={evening}
          end={null}
          left={left}
          person={null}
          earlier={earlier}
          isMore={false}
          fields={null}
          attempt={null}
        />
      </Router>
    </Provider>,
  ).replace(/[\u00a0\u202f]/g, ' ');
}

test('until when the seats are held is said below all that is pressed, and so moves none of it', () => {
  const html = formOf(38);
  expect(html).toMatch(/<button\b/);
  expect(html.slice(html.lastIndexOf('role="status"'))).not.toMatch(/<(input|button|a)\b/);
});

test('of a full date, the button is that of the waiting list at once, and the dates that have seats are told', () => {
  const full = formOf(0);
  expect(full).toContain('S’inscrire sur la liste d’attente</');
  expect(full).toContain('Il reste des places à d’autres dates :');
  expect(full).toContain(`href="/reservations/reserver/${afternoon.uuid}"`);
  const free = formOf(38);
  expect(free).toContain('Réserver</');
  expect(free).not.toContain('autres dates');
});

test('whoever has seats for this date is told before they fill in the form', () => {
  const again = formOf(38, [booked]);
  expect(again).toContain('Vous avez déjà réservé 3 places pour cette date.');
  expect(again).toContain('Voir ma réservation</a>');
  expect(formOf(38)).not.toContain('Vous avez déjà');
});

test('an account is offered after the form, and not among its fields', () => {
  const html = formOf(38);
  expect(html.indexOf('un compte pour l’occasion')).toBeGreaterThan(html.lastIndexOf('<input'));
});
