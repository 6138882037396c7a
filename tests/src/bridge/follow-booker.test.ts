import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOf, endpoints } from '#common/contract/calls/endpoints';
import { askForBooker, tellBooker } from '../../../src/bridge/booker-channel';
import { leaveHoldsAtEnd } from '../../../src/bridge/leave-holds';
import { begunBookings, changeBegun } from '../../../src/state/begun-bookings';
import { keepBookingTry } from '../../../src/state/booking-session';
import { thisPage } from '../../../src/state/this-page';
import { storageInMemory } from '../state/sessions';

const friday = '0190a000-0000-7000-8000-00000000000d';
const uuid = '0190a000-0000-7000-8000-000000000003';
const marie = { name: 'Marchetti', firstname: 'Marie', email: 'marie@public.example', phone: '' };

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('sessionStorage', storageInMemory());
});

describe('the seats that a page holds', () => {
  const sent = vi.fn(async () => new Response());
  const page = new EventTarget();
  const close = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  beforeEach(() => {
    sent.mockClear();
    vi.stubGlobal('fetch', sent);
    vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=secret' });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    changeBegun(null, friday, { hold: { uuid, places: 2, until: Date.now() + 900_000, page: thisPage } });
    leaveHoldsAtEnd();
  });

  test('are let go as it is closed, by a message that outlives it', () => {
    close(false);
    expect(sent.mock.calls).toEqual([
      [
        pathOf(endpoints.deleteBookingHold.path, { uuid }, { page: thisPage }),
        { method: 'DELETE', headers: { 'X-XSRF-TOKEN': 'secret' }, keepalive: true },
      ],
    ]);
    expect(begunBookings(null)[friday]?.hold?.page).toBeNull();
  });

  test('are kept while it may be gone back to', () => {
    close(true);
    expect(sent).not.toHaveBeenCalled();
    expect(begunBookings(null)[friday]?.hold?.page).toBe(thisPage);
  });
});

describe('who books', () => {
  const attempt = { uuid, isSent: false };

  test('is told to another tab of the same person, and to nobody else', async () => {
    keepBookingTry(null, marie, friday, attempt);
    tellBooker();
    const told = vi.fn();
    askForBooker(friday, () => told('another person'));
    await new Promise<void>((resolve) =>
      askForBooker(null, (fields) => {
        told(fields);
        resolve();
      }),
    );
    expect(told.mock.calls).toEqual([[marie]]);
  });
});
