import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOf, endpoints } from '#common/contract/calls/endpoints';
import type { SessionState } from '#worker/api';
import { askForBooker, tellBooker } from '../../../src/bridge/booker-channel';
import { followBooker } from '../../../src/bridge/follow-booker';
import { leaveHoldsAtEnd } from '../../../src/bridge/leave-holds';
import { begunBookings, changeBegun } from '../../../src/state/begun-bookings';
import { keepBookingTry, readBookingSession } from '../../../src/state/booking-session';
import { syncAtom } from '../../../src/state/connection';
import { closeSession, openSession } from '../../../src/state/session';
import { store } from '../../../src/state/store';
import { thisPage } from '../../../src/state/this-page';
import { sessionOfColette, storageInMemory } from '../state/sessions';

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

describe('what was begun to be booked', () => {
  const { user } = sessionOfColette(new Date());
  const colette: SessionState = { kind: 'open', session: sessionOfColette(new Date()) };
  const marius: SessionState = {
    kind: 'open',
    session: { ...sessionOfColette(new Date()), user: { ...user, uuid: friday } },
  };
  const none: SessionState = { kind: 'none' };
  const ended: SessionState = { kind: 'ended', person: user.uuid, reason: null };
  /** As the worker tells it, and the page follows. */
  function tell(session: SessionState) {
    store.set(syncAtom, { ...store.get(syncAtom), session });
    if (session.kind === 'open') openSession(session.session);
    else closeSession();
  }
  const kept = (by: string | null) => [
    readBookingSession()?.by === by && readBookingSession()?.fields?.phone,
    begunBookings(by)[friday]?.chosen,
  ];

  /** Somebody has chosen two seats and typed a telephone number. */
  function begin(by: string | null, session: SessionState) {
    vi.stubGlobal('addEventListener', () => undefined);
    tell({ kind: 'unknown' });
    followBooker();
    tell(session);
    keepBookingTry(by, { ...marie, phone: '06' }, friday, { uuid, isSent: false });
    changeBegun(by, friday, { chosen: { plein: 2 } });
  }

  test('waits for its person when their session ends by itself', () => {
    begin(user.uuid, colette);
    tell(ended);
    tell({ ...ended, reason: 'Votre compte a été bloqué.' });
    expect(kept(user.uuid)).toEqual(['06', { plein: 2 }]);
    tell(colette);
    expect(kept(user.uuid)).toEqual(['06', { plein: 2 }]);
  });

  test('is forgotten as its person logs out, or as another one comes', () => {
    begin(user.uuid, colette);
    tell(none);
    expect(kept(user.uuid)).toEqual([false, undefined]);
    begin(user.uuid, colette);
    tell(ended);
    tell(marius);
    expect(kept(user.uuid)).toEqual([false, undefined]);
    begin(null, none);
    tell(colette);
    expect(kept(null)).toEqual([false, undefined]);
  });

  test('by a visitor stays, beside a session that ended here', () => {
    begin(null, ended);
    tell({ ...ended, reason: 'Votre compte a été bloqué.' });
    expect(kept(null)).toEqual(['06', { plein: 2 }]);
  });
});
