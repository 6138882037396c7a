import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageInMemory } from './sessions';

const [friday, saturday] = ['0190a000-0000-7000-8000-00000000000d', '0190a000-0000-7000-8000-00000000000e'];
const marie = '0190a000-0000-7000-8000-000000000009';
const uuid = '0190a000-0000-7000-8000-000000000001';

/** Each a page of the browser, with what it knows of its own. */
const openPage = async () => {
  vi.resetModules();
  const [begun, { thisPage }] = await Promise.all([
    import('../../../src/state/begun-bookings'),
    import('../../../src/state/this-page'),
  ]);
  return { ...begun, thisPage };
};
type Page = Awaited<ReturnType<typeof openPage>>;
const holdOf = ({ thisPage }: Page, until = 9_000) => ({ uuid, places: 2, until, page: thisPage });

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T20:00:00Z') });
  return () => vi.useRealTimers();
});

describe('seats chosen for a date', () => {
  test('are there for the next page, with their hold, and for a day', async () => {
    const page = await openPage();
    page.changeBegun(null, friday, { chosen: { plein: 2 } });
    page.changeBegun(null, saturday, { chosen: { plein: 1 } });
    page.changeBegun(null, friday, { hold: holdOf(page) });
    const next = await openPage();
    expect(next.begunBookings(null)).toMatchObject({
      [friday]: { chosen: { plein: 2 }, hold: holdOf(page) },
      [saturday]: { chosen: { plein: 1 }, hold: null },
    });
    vi.setSystemTime(new Date('2026-12-02T19:59:59Z'));
    next.changeBegun(null, friday, { hold: null });
    vi.setSystemTime(new Date('2026-12-02T20:00:00Z'));
    expect(next.begunBookings(null)).toEqual({});
  });

  test('hold no name and no address', async () => {
    const page = await openPage();
    page.changeBegun(null, friday, { chosen: { plein: 2 } });
    expect(JSON.parse(localStorage.getItem('begunBookings') ?? '')).toEqual({
      by: null,
      dates: { [friday]: { chosen: { plein: 2 }, hold: null, sentBy: null, at: Date.now() } },
    });
  });

  test('are nobody else’s, and their hold is given back as another person comes', async () => {
    const page = await openPage();
    page.changeBegun(null, friday, { chosen: { plein: 2 }, hold: holdOf(page) });
    expect(page.begunBookings(marie)).toEqual({});
    expect(page.forgetBegunByOthers(null)).toEqual([]);
    expect(page.forgetBegunByOthers(marie)).toEqual([holdOf(page)]);
    expect(page.begunBookings(null)).toEqual({});
    expect(localStorage.getItem('begunBookings')).toBeNull();
  });

  test('are begun no longer on another page once one has sent them, unless they come back', async () => {
    const page = await openPage();
    page.changeBegun(null, friday, { chosen: { plein: 2 }, sentBy: page.thisPage });
    const other = await openPage();
    expect([Object.keys(page.begunBookings(null)), other.begunBookings(null)]).toEqual([[friday], {}]);
    expect([page.isSentElsewhere(friday), other.isSentElsewhere(friday)]).toEqual([false, true]);
    page.changeBegun(null, friday, { sentBy: null });
    expect(other.begunBookings(null)).toMatchObject({ [friday]: { chosen: { plein: 2 } } });
  });

  test('are forgotten once they were sent, but not those that another page has chosen since', async () => {
    const page = await openPage();
    page.changeBegun(null, friday, { chosen: { plein: 2 }, sentBy: page.thisPage });
    const other = await openPage();
    other.changeBegun(null, friday, { chosen: { plein: 1 } });
    page.forgetBegun(friday);
    expect(other.begunBookings(null)).toMatchObject({ [friday]: { chosen: { plein: 1 } } });
    page.changeBegun(null, friday, { sentBy: page.thisPage });
    page.forgetBegun(friday);
    expect(other.begunBookings(null)).toEqual({});
  });

  test('are kept by this page alone where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', storageInMemory(true));
    const page = await openPage();
    page.changeBegun(null, friday, { chosen: { plein: 2 } });
    expect(page.begunBookings(null)).toMatchObject({ [friday]: { chosen: { plein: 2 } } });
  });
});

describe('a page that is closed', () => {
  test('lets go of the seats that it was the last to ask for, for the next one to take over', async () => {
    const page = await openPage();
    page.changeBegun(null, friday, { chosen: { plein: 2 }, hold: holdOf(page) });
    const other = await openPage();
    expect(other.leaveHolds(5_000)).toEqual([]);
    expect(page.leaveHolds(5_000)).toEqual([holdOf(page)]);
    expect(page.leaveHolds(5_000)).toEqual([]);
    expect(other.begunBookings(null)[friday]).toMatchObject({
      chosen: { plein: 2 },
      hold: { uuid, places: 2, until: 5_000, page: null },
    });
  });

  test('does not let go of what a booking on its way will use', async () => {
    const page = await openPage();
    page.changeBegun(null, friday, { hold: holdOf(page), sentBy: page.thisPage });
    expect(page.leaveHolds(5_000)).toEqual([]);
  });
});
