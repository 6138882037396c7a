import { expect, test } from 'vitest';
import { usualSpans } from '#server/platform/process/spans';
import { renewedEnd } from '#server/tickets/device/key-renewal';

const now = new Date('2026-11-21T20:10:00+01:00');
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);
const hours = (count: number) => days(count / 24);
const evening = { doorsOpenAt: hours(-0.5), doorsCloseAt: hours(3) };
const today = days(0);

test.each([
  ['is renewed for a week', { expiresAt: days(2), loginAt: today }, days(7)],
  ['is not written again for an hour or two', { expiresAt: days(6.9), loginAt: today }, days(6.9)],
  ['ends thirty days after the login of its person', { expiresAt: days(2), loginAt: days(-25) }, days(5)],
  ['keeps what it was given, however old the login', { expiresAt: days(3), loginAt: days(-40) }, days(3)],
  [
    'lasts through the evening when no login renews it',
    { expiresAt: hours(1), loginAt: days(-40) },
    hours(3),
  ],
  ['lasts through the evening in which it expired', { expiresAt: hours(-0.1), loginAt: days(-40) }, hours(3)],
  ['is renewed in the evening in which it expired', { expiresAt: hours(-0.1), loginAt: today }, days(7)],
  ['ends with the evening once the right is lost', { expiresAt: days(5), loginAt: null }, hours(3)],
  ['stays over once it is', { expiresAt: days(-2), loginAt: today }, days(-2)],
])('a key that is used in the evening %s', (_, key, end) => {
  expect(renewedEnd({ ...key, dates: [evening] }, now, usualSpans)).toEqual(end);
});

test.each([
  ['ends at once when the right is lost', { expiresAt: days(5), loginAt: null }, today],
  ['is not prolonged by losing the right', { expiresAt: hours(1), loginAt: null }, today],
  ['that has expired is over', { expiresAt: hours(-1), loginAt: today }, hours(-1)],
])('a key that is used on a day without a show %s', (_, key, end) => {
  expect(renewedEnd({ ...key, dates: [] }, now, usualSpans)).toEqual(end);
});

test('its spans are those of the server that was built', () => {
  const spans = { ...usualSpans, doorKey: 7_000, doorKeySinceLogin: 30_000 };
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const use = (expiresAt: Date, loginAt: Date) => renewedEnd({ expiresAt, loginAt, dates: [] }, now, spans);
  expect(use(later(1), now)).toEqual(later(7));
  expect(use(later(1), later(-28))).toEqual(later(2));
});
