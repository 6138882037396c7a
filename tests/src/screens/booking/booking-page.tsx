import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { type BookingStateCode, bookingStateNames } from '#common/contract/tickets/booking';
import type { DeviceBooking } from '#worker/api';
import { BookingTicket } from '../../../../src/screens/booking/booking-ticket';
import { store } from '../../../../src/state/store';
import { booking } from '../desk/booking/a-booking';

const date = new Date('2026-12-12T20:30:00+01:00');
export const closingDate = new Date('2026-12-10T20:30:00+01:00');
export const open = new Date('2026-12-10T10:00:00+01:00');
export const closed = new Date('2026-12-11T10:00:00+01:00');
export const past = new Date('2026-12-13T10:00:00+01:00');

/** The page of Rémi's booking, without its no-break spaces. Its clock stands still until the test ends it. */
export function pageOf(
  code: BookingStateCode,
  now: Date,
  fields: Partial<DeviceBooking> = {},
  query = '',
): string {
  vi.useFakeTimers({ now });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('caches', {});
  const state = { code, name: bookingStateNames[code] };
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <Router ssrPath={`/reservations${query}`}>
        <BookingTicket
          booking={booking({ date, closingDate, state, ...fields })}
          onChange={() => undefined}
        />
      </Router>
    </Provider>,
  );
  return html.replace(/[\u00a0\u202f]/g, ' ');
}
