import { describe, expect, test } from 'vitest';
import type { StoredDevice } from '#server/tickets/device/device-repository';
import { type Sender, isWordOf, takenFrom, waitsForArming } from '#server/tickets/scan/phone-word';
import { after, doorsOpen, scan } from '../../../support/door';

const phone: StoredDevice = {
  uuid: 'phone',
  name: 'Porte A',
  key_hash: null,
  armed_by: 'bertrand',
  armed_at: after(-24 * 60),
  expires_at: after(6 * 24 * 60),
  disarmed_at: null,
  void_from: null,
};
const now = after(60);
const date = {
  doors_open_at: doorsOpen,
  doors_close_at: after(210),
  former_doors_open_at: null,
  former_doors_close_at: null,
};
const senderOf = (of: Partial<StoredDevice>): Sender & { phone: StoredDevice } => ({
  uuid: 'bertrand',
  supervisor: false,
  phone: { ...phone, ...of },
});
const sentAt = (minutes: number, device = 'phone') =>
  scan({ date: 'date', phoneA: device }, { ticket: 'ticket', at: after(minutes) });
const counts = (
  of: Partial<StoredDevice>,
  sent = sentAt(0),
  verdict: 'OK' | 'ANNULE' | 'AUTRE_SEANCE' = 'OK',
) => {
  const sender = senderOf(of);
  return isWordOf(sender.phone, takenFrom(sender, sent, now), verdict, date, now);
};
const disarmed = { disarmed_at: after(30) };
const expired = { expires_at: after(30) };

describe('what a key says', () => {
  test('is taken for its own phone, whatever phone a scan names', () => {
    const taken = takenFrom(senderOf({}), sentAt(0, 'other'), now);
    expect(taken).toMatchObject({ scan: { device: 'phone' }, isOthers: true });
    expect(takenFrom({ ...senderOf({}), phone: null }, sentAt(0, 'other'), now)).toMatchObject({
      scan: { device: 'other' },
      isOthers: false,
    });
  });

  test('has the time of its reception where its clock is ahead by more than five minutes', () => {
    expect(takenFrom(senderOf({}), sentAt(65), now)).toMatchObject({ isAhead: false });
    expect(takenFrom(senderOf({}), sentAt(66), now)).toMatchObject({ isAhead: true, scan: { at: now } });
  });

  test('counts while the phone is in service, also of what another phone handed over to it', () => {
    expect([counts({}), counts({}, sentAt(0, 'other')), counts({}, sentAt(3000))]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each<
    [title: string, isCounted: boolean, phone: Partial<StoredDevice>, sent?: ReturnType<typeof scan>]
  >([
    ['before it was disarmed', true, disarmed],
    ['the moment it was disarmed', false, disarmed, sentAt(30)],
    ['in the name of another phone', false, disarmed, sentAt(0, 'other')],
    ['before the doors opened', false, disarmed, sentAt(-1)],
    ['by a clock that is ahead', false, disarmed, sentAt(3000)],
    ['after its scans were taken back', false, { ...disarmed, void_from: after(0) }],
    ['before its scans were taken back', true, { ...disarmed, void_from: after(1) }],
    ['before the end of its key', true, expired],
    ['after the end of its key', false, expired, sentAt(30)],
    ['in the name of another phone under a key that ended', false, expired, sentAt(0, 'other')],
  ])('%s counts once the phone is over: %s', (_, isCounted, of, sent) => {
    expect(counts(of, sent)).toBe(isCounted);
  });

  test('of a disarmed phone counts for a booking that was cancelled since, and for no other evening', () => {
    expect(counts(disarmed, sentAt(0), 'ANNULE')).toBe(true);
    expect(counts(disarmed, sentAt(0), 'AUTRE_SEANCE')).toBe(false);
  });
});

test('what a phone scans after the end of its key waits until it is armed again; of a disarmed one nothing waits', () => {
  const waits = (of: Partial<StoredDevice>, sent: ReturnType<typeof scan>) =>
    waitsForArming(senderOf(of), sent, now);
  expect([waits(expired, sentAt(30)), waits(expired, sentAt(0, 'other'))]).toEqual([true, true]);
  expect([
    waits(expired, sentAt(29)),
    waits({}, sentAt(30)),
    waits({ ...expired, ...disarmed }, sentAt(40)),
  ]).toEqual([false, false, false]);
});
