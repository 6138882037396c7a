import { beforeEach, expect, it, vi } from 'vitest';

const DAY = 86_400_000;
const now = Date.parse('2026-11-21T20:00:00+01:00');
const records = new Map<string, string>();

beforeEach(() => {
  records.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => records.set(key, value),
  });
});

/** The state of a page that is opened now, on what the device kept. */
async function open() {
  vi.resetModules();
  const [terms, { store }] = await Promise.all([
    import('../../../src/state/terms'),
    import('../../../src/state/store'),
  ]);
  return { ...terms, asks: (version: number, at: number) => store.get(terms.areTermsAskedAtom)(version, at) };
}

it('asks about the terms until they are accepted, and about newer ones again', async () => {
  const { asks, acceptTerms } = await open();
  expect(asks(3, now)).toBe(true);
  acceptTerms(3);
  expect(asks(3, now)).toBe(false);
  expect((await open()).asks(3, now + 400 * DAY)).toBe(false);
  expect((await open()).asks(4, now)).toBe(true);
});

it('lets who said not now in peace for a month, over every visit, but for newer terms', async () => {
  const { asks, postponeTerms } = await open();
  postponeTerms(3, now);
  expect(asks(3, now)).toBe(false);
  const later = await open();
  expect(later.asks(3, now + 29 * DAY)).toBe(false);
  expect(later.asks(3, now + 31 * DAY)).toBe(true);
  expect(later.asks(4, now)).toBe(true);
});

it('asks where a record was written by nobody of ours', async () => {
  records.set('acceptedTermsVersion', 'oui');
  records.set('postponedTerms', 'hier');
  expect((await open()).asks(3, now)).toBe(true);
});

it('hears of an acceptance in another tab', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { asks, followTermsOfOtherTabs } = await open();
  followTermsOfOtherTabs();
  records.set('acceptedTermsVersion', '3');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'acceptedTermsVersion' }));
  expect(asks(3, now)).toBe(false);
});
