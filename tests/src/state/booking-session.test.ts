import { beforeEach, expect, test, vi } from 'vitest';
import {
  type BegunBooking,
  forgetBegunBooking,
  forgetBookingSession,
  keepBegunBooking,
  readBookingSession,
} from '../../../src/state/booking-session';
import { storageInMemory } from './sessions';

const marie = { name: 'Marchetti', firstname: 'Marie', email: 'marie@public.example', phone: '' };
const [friday, saturday] = ['0190a000-0000-7000-8000-00000000000d', '0190a000-0000-7000-8000-00000000000e'];
const begun: BegunBooking = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  isSent: false,
  hold: null,
  chosen: { plein: 2 },
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageInMemory());
});

test('the form of one date is kept beside that of another', () => {
  keepBegunBooking(null, marie, friday, begun);
  keepBegunBooking(null, marie, saturday, { ...begun, chosen: {} });
  expect(readBookingSession()).toEqual({
    by: null,
    fields: marie,
    dates: { [friday]: begun, [saturday]: { ...begun, chosen: {} } },
  });
});

test('what another person began is not kept beside it', () => {
  keepBegunBooking(null, marie, friday, begun);
  keepBegunBooking('0190a000-0000-7000-8000-000000000009', marie, saturday, begun);
  expect(readBookingSession()?.dates).toEqual({ [saturday]: begun });
});

test('once a booking is sent, its form and whose it was are forgotten', () => {
  keepBegunBooking(null, marie, friday, begun);
  keepBegunBooking(null, marie, saturday, begun);
  forgetBegunBooking(friday);
  expect(readBookingSession()).toEqual({ by: null, fields: null, dates: { [saturday]: begun } });
  forgetBookingSession();
  forgetBegunBooking(saturday);
  expect(readBookingSession()).toBeNull();
});
