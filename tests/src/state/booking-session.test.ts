import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetBookingSession,
  forgetBookingTry,
  keepBookingTry,
  readBookingSession,
} from '../../../src/state/booking-session';
import { storageInMemory } from './sessions';

const marie = { name: 'Marchetti', firstname: 'Marie', email: 'marie@public.example', phone: '' };
const [friday, saturday] = ['0190a000-0000-7000-8000-00000000000d', '0190a000-0000-7000-8000-00000000000e'];
const attempt = { uuid: '0190a000-0000-7000-8000-000000000001', isSent: false };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageInMemory());
});

test('the booking of one date is kept beside that of another', () => {
  keepBookingTry(null, marie, friday, attempt);
  keepBookingTry(null, marie, saturday, { ...attempt, isSent: true });
  expect(readBookingSession()).toEqual({
    by: null,
    fields: marie,
    dates: { [friday]: attempt, [saturday]: { ...attempt, isSent: true } },
  });
});

test('what another person began is not kept beside it', () => {
  keepBookingTry(null, marie, friday, attempt);
  keepBookingTry('0190a000-0000-7000-8000-000000000009', marie, saturday, attempt);
  expect(readBookingSession()?.dates).toEqual({ [saturday]: attempt });
});

test('once a booking is sent, its form and whose it was are forgotten', () => {
  keepBookingTry(null, marie, friday, attempt);
  keepBookingTry(null, marie, saturday, attempt);
  forgetBookingTry(friday);
  expect(readBookingSession()).toEqual({ by: null, fields: null, dates: { [saturday]: attempt } });
  forgetBookingSession();
  forgetBookingTry(saturday);
  expect(readBookingSession()).toBeNull();
});
