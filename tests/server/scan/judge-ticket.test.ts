import { describe, expect, test } from 'vitest';
import { type CountedScan, judgeTicket } from '#server/scan/judge-ticket';
import { fc } from '../../support/properties';

const start = new Date('2026-12-12T20:00:00+01:00').getTime();
const scan = (key: string, second: number, facts: Partial<CountedScan> = {}): CountedScan => ({
  key,
  at: new Date(start + second * 1000),
  device: 'door-a',
  seq: second,
  kind: 'entry',
  count: 1,
  undoes: null,
  supervisor: false,
  paid: false,
  owed: true,
  ...facts,
});
const couple = { seats: 2, reEntry: true };
const verdicts = (scans: readonly CountedScan[], allowance = couple) =>
  Object.fromEntries(
    [...judgeTicket(scans, allowance).judgements].map(([key, { verdict }]) => [key, verdict]),
  );

describe('a ticket with an amount due', () => {
  test('does not count entries until one of them pays, and lets the others in after it', () => {
    const scans = [scan('a', 1), scan('b', 2), scan('paid', 3, { paid: true }), scan('c', 4), scan('d', 5)];
    expect(verdicts(scans)).toEqual({ a: 'A_ENCAISSER', b: 'A_ENCAISSER', paid: 'OK', c: 'OK', d: 'DOUBLE' });
    expect(judgeTicket(scans, couple)).toMatchObject({ usedAt: scans[2]?.at, paid: true });
  });

  test('is owed again once its payment is taken back', () => {
    const scans = [
      scan('paid', 1, { paid: true }),
      scan('a', 2),
      scan('undo', 3, { kind: 'undo', undoes: 'paid' }),
    ];
    expect(verdicts(scans)).toEqual({ paid: 'OK', a: 'A_ENCAISSER', undo: 'OK' });
    expect(judgeTicket(scans, couple)).toMatchObject({ usedAt: null, paid: false });
  });

  test('looks at each of many unpaid entries as often as at each of few', () => {
    const looksPerScan = (many: number) => {
      let looks = 0;
      const scans = Array.from({ length: many }, (_, rank) => ({
        ...scan(String(rank), rank),
        get count() {
          looks += 1;
          return 1;
        },
      }));
      judgeTicket(scans, couple);
      return looks / many;
    };
    expect(looksPerScan(200)).toBe(looksPerScan(2));
  });

  test('is judged as if unpaid first entries had not been scanned', () => {
    const anyScan = fc.record({
      second: fc.integer({ min: 0, max: 1200 }),
      device: fc.constantFrom('door-a', 'door-b'),
      kind: fc.constantFrom('entry' as const, 'entry' as const, 'exit' as const, 'undo' as const),
      count: fc.integer({ min: 1, max: 3 }),
      undoes: fc.option(fc.integer({ min: 0, max: 8 }).map(String)),
      supervisor: fc.boolean(),
      paid: fc.boolean(),
      owed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyScan, { maxLength: 9 }), fc.boolean(), (facts, reEntry) => {
        const scans = facts.map(({ second, ...fields }, rank) =>
          scan(String(rank), second, { ...fields, undoes: fields.kind === 'undo' ? fields.undoes : null }),
        );
        const whole = judgeTicket(scans, { seats: 2, reEntry });
        const isUnpaid = ({ key }: CountedScan) => whole.judgements.get(key)?.verdict === 'A_ENCAISSER';
        const others = scans.filter((one) => !isUnpaid(one));
        const left = judgeTicket(others, { seats: 2, reEntry });
        expect([left.usedAt, left.paid]).toEqual([whole.usedAt, whole.paid]);
        const statusOf = ({ key }: CountedScan) => whole.judgements.get(key)?.status;
        expect(others.map(({ key }) => left.judgements.get(key)?.status)).toEqual(others.map(statusOf));
      }),
    );
  });
});
