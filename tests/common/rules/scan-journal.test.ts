import { describe, expect, test } from 'vitest';
import { type JournalScan, UNDO_LIMIT, evaluateScans } from '#common/rules/scan-journal';
import { fc } from '../../support/properties';

const start = new Date('2026-12-12T20:00:00+01:00').getTime();
const scan = (key: string, second: number, facts: Partial<JournalScan> = {}): JournalScan => ({
  key,
  at: new Date(start + second * 1000),
  device: 'door-a',
  seq: second,
  kind: 'entry',
  count: 1,
  undoes: null,
  supervisor: false,
  ...facts,
});
const DAY = 86_400_000;
const doorsOpenAt = new Date(start);
const one = { seats: 1, reEntry: true, doorsOpenAt };
const statuses = (scans: readonly JournalScan[], allowance = one) =>
  Object.fromEntries(evaluateScans(scans, allowance).entries.map((entry) => [entry.scan.key, entry.status]));

describe('the journal of a ticket', () => {
  test('has one winner when two phones let the same ticket in', () => {
    const scans = [scan('b', 2, { device: 'door-b' }), scan('a', 1)];
    expect(statuses(scans)).toEqual({ a: 'accepted', b: 'duplicate' });
  });

  test('lets the second phone win once the first took its scan back', () => {
    const scans = [
      scan('a', 1),
      scan('b', 2, { device: 'door-b' }),
      scan('u', 3, { kind: 'undo', undoes: 'a' }),
    ];
    expect(statuses(scans)).toEqual({ a: 'accepted', b: 'accepted', u: 'accepted' });
    expect(evaluateScans(scans, one).valid.map(({ key }) => key)).toEqual(['b']);
  });

  test('takes back the last scan of that phone when the undo names none', () => {
    const scans = [scan('a', 1), scan('b', 2, { device: 'door-b' }), scan('u', 3, { kind: 'undo' })];
    expect(evaluateScans(scans, one).valid.map(({ key }) => key)).toEqual(['b']);
  });

  test('refuses an undo after the limit, but for a supervisor', () => {
    const late = UNDO_LIMIT / 1000 + 2;
    const undo = scan('u', late, { kind: 'undo', undoes: 'a' });
    expect(statuses([scan('a', 1), undo])).toEqual({ a: 'accepted', u: 'refused' });
    expect(statuses([scan('a', 1), { ...undo, supervisor: true }])).toEqual({ a: 'accepted', u: 'accepted' });
  });

  test('takes back the scan that an undo names, though the clock was set back in between', () => {
    const scans = [scan('a', 10), scan('u', 8, { kind: 'undo', undoes: 'a' }), scan('b', 12)];
    expect(statuses(scans)).toEqual({ a: 'accepted', u: 'accepted', b: 'accepted' });
    expect(evaluateScans(scans, one).valid.map(({ key }) => key)).toEqual(['b']);
  });

  test('refuses a second undo of the same scan', () => {
    const undo = (key: string, second: number) => scan(key, second, { kind: 'undo', undoes: 'a' });
    expect(statuses([scan('a', 1), undo('u', 2), undo('v', 3)])).toEqual({
      a: 'accepted',
      u: 'accepted',
      v: 'refused',
    });
  });

  test('keeps whom a phone let in while the ticket still admitted them, and counts how many are too many', () => {
    const { entries, inside, remaining } = evaluateScans([scan('a', 1, { count: 3 })], one);
    expect(entries).toMatchObject([{ status: 'accepted', beyond: 2 }]);
    expect([inside, remaining]).toEqual([3, 0]);
  });

  test('keeps a group that came in by halves before seats were given back, and no other entry of its seats', () => {
    const half = (key: string, second: number, device = 'door-a') =>
      scan(key, second, { count: 2, seats: 4, device });
    const { entries } = evaluateScans([half('a', 1), half('b', 2), half('c', 3, 'door-b')], one);
    expect(entries.map(({ status, beyond }) => [status, beyond])).toEqual([
      ['accepted', 1],
      ['accepted', 2],
      ['duplicate', 0],
    ]);
  });

  test('makes no room when someone goes out who never came in', () => {
    expect(evaluateScans([scan('x', 1, { kind: 'exit' })], one).remaining).toBe(1);
  });

  const anyScan = fc.record({
    second: fc.integer({ min: 0, max: 2000 }),
    device: fc.constantFrom('door-a', 'door-b', 'door-c'),
    kind: fc.constantFrom<JournalScan['kind'][]>('entry', 'exit', 'undo'),
    count: fc.integer({ min: 1, max: 4 }),
    supervisor: fc.boolean(),
    target: fc.option(fc.integer({ min: 0, max: 9 })),
  });
  const anyScans = fc
    .array(anyScan, { maxLength: 10 })
    .map((parts) =>
      parts.map(({ second, target, ...rest }, rank) =>
        scan(`k${rank}`, second, { ...rest, seq: rank, undoes: target === null ? null : `k${target}` }),
      ),
    );

  // One weight for each possible scan: sorting by them gives the order of the uploads.
  const anyOrder = fc.array(fc.nat(), { minLength: 10, maxLength: 10 });

  test('is the same in whatever order the uploads arrive', () => {
    fc.assert(
      fc.property(
        anyScans,
        anyOrder,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        (scans, order, seats, reEntry) => {
          const weights = new Map(scans.map(({ key }, rank) => [key, order[rank] ?? 0]));
          const weightOf = ({ key }: JournalScan) => weights.get(key) ?? 0;
          const shuffled = scans.toSorted((first, second) => weightOf(first) - weightOf(second));
          expect(evaluateScans(shuffled, { seats, reEntry, doorsOpenAt })).toEqual(
            evaluateScans(scans, { seats, reEntry, doorsOpenAt }),
          );
        },
      ),
    );
  });

  test('has nobody in for an evening to which its date was put off, and lets those people in once more', () => {
    const scans = [scan('a', 1), scan('b', 2, { device: 'door-b' })];
    const putOff = { ...one, doorsOpenAt: new Date(start + 3 * DAY) };
    expect(evaluateScans(scans, putOff)).toMatchObject({ valid: [], inside: 0, remaining: 1 });
    expect(statuses([...scans, scan('c', (3 * DAY) / 1000)], putOff)).toEqual({
      a: 'accepted',
      b: 'duplicate',
      c: 'accepted',
    });
  });

  test('is, for an evening to which its date was put off, as if the first evening had never been', () => {
    fc.assert(
      fc.property(anyScans, anyScans, fc.integer({ min: 1, max: 4 }), (now, others, seats) => {
        const former = others.map((one) => ({
          ...one,
          key: `former-${one.key}`,
          undoes: one.undoes && `former-${one.undoes}`,
          at: new Date(one.at.getTime() - 3 * DAY),
        }));
        const allowance = { ...one, seats };
        const { valid, inside, remaining } = evaluateScans([...now, ...former], allowance);
        const alone = evaluateScans(now, allowance);
        expect({ valid, inside, remaining }).toEqual({
          valid: alone.valid,
          inside: alone.inside,
          remaining: alone.remaining,
        });
      }),
    );
  });

  test('never lets more people be inside than the ticket has seats, but by one entry that nobody was before', () => {
    fc.assert(
      fc.property(anyScans, fc.integer({ min: 1, max: 4 }), fc.boolean(), (scans, seats, reEntry) => {
        const { inside, remaining, valid } = evaluateScans(scans, { seats, reEntry, doorsOpenAt });
        const most = Math.max(0, ...valid.filter(({ kind }) => kind === 'entry').map(({ count }) => count));
        expect(inside).toBeLessThanOrEqual(Math.max(seats, most));
        expect(inside).toBeGreaterThanOrEqual(0);
        expect(remaining).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
