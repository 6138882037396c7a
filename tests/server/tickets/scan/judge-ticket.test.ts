import { describe, expect, test } from 'vitest';
import { type CountedScan, judgeTicket } from '#server/tickets/scan/judge-ticket';

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
  misfit: null,
  ...facts,
});
const couple = { seats: 2, reEntry: true, doorsOpenAt: new Date(start) };
const verdicts = (scans: readonly CountedScan[], allowance = couple) =>
  Object.fromEntries(
    [...judgeTicket(scans, allowance).judgements].map(([key, { verdict }]) => [key, verdict]),
  );

describe('a ticket with an amount due', () => {
  test('has its people in, and says that they have not paid as long as no entry has', () => {
    const scans = [scan('a', 1), scan('b', 2, { device: 'door-b' })];
    expect(verdicts(scans)).toEqual({ a: 'A_ENCAISSER', b: 'A_ENCAISSER' });
    expect(judgeTicket(scans, couple).usedAt).toEqual(scans[0]?.at);
    expect(verdicts([scan('a', 1), scan('paid', 3, { paid: true })])).toEqual({ a: 'OK', paid: 'OK' });
  });

  test('is owed again once its payment is taken back', () => {
    const scans = [
      scan('paid', 1, { paid: true }),
      scan('a', 2),
      scan('undo', 3, { kind: 'undo', undoes: 'paid' }),
    ];
    expect(verdicts(scans)).toEqual({ paid: 'OK', a: 'A_ENCAISSER', undo: 'OK' });
    expect(judgeTicket(scans, couple).usedAt).toEqual(scans[1]?.at);
  });

  test('is paid by a double too', () => {
    const scans = [scan('a', 1, { count: 2 }), scan('paid', 3, { count: 2, paid: true })];
    expect(verdicts(scans)).toEqual({ a: 'OK', paid: 'DOUBLE' });
  });

  test('stays paid for an evening to which its date was put off', () => {
    const day = 24 * 3_600;
    const scans = [scan('paid', 1, { paid: true }), scan('a', 3 * day)];
    const putOff = { ...couple, doorsOpenAt: new Date(start + 3 * day * 1000) };
    expect(verdicts(scans, putOff)).toEqual({ paid: 'OK', a: 'OK' });
    expect(judgeTicket(scans, putOff).usedAt).toEqual(scans[1]?.at);
  });

  test('looks at each of many unpaid entries no more often than at each of few', () => {
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
    expect(looksPerScan(200)).toBeLessThanOrEqual(looksPerScan(2));
  });
});

describe('an entry that does not fit its ticket', () => {
  const paid = { owed: false };

  test('counts, and says why: the ticket was cancelled, or has fewer seats now', () => {
    const scans = [
      scan('a', 1, { ...paid, misfit: 'ANNULE' }),
      scan('b', 2, { ...paid, count: 2, seats: 3 }),
    ];
    expect(verdicts(scans)).toEqual({ a: 'ANNULE', b: 'EN_TROP' });
    expect(judgeTicket(scans, couple).usedAt).toEqual(scans[0]?.at);
  });

  test('is a double only of another entry of the same seats', () => {
    expect(verdicts([scan('a', 1, { ...paid, count: 3 })], { ...couple, seats: 1, reEntry: false })).toEqual({
      a: 'EN_TROP',
    });
    const twice = [
      scan('a', 1, { ...paid, count: 3 }),
      scan('b', 2, { ...paid, count: 3, device: 'door-b' }),
    ];
    expect(verdicts(twice, { ...couple, seats: 1, reEntry: false })).toEqual({ a: 'EN_TROP', b: 'DOUBLE' });
  });

  test('says nothing any more once it was taken back', () => {
    const scans = [
      scan('a', 1, { ...paid, misfit: 'ANNULE' }),
      scan('undo', 3, { ...paid, kind: 'undo', undoes: 'a' }),
    ];
    expect(verdicts(scans)).toEqual({ a: 'OK', undo: 'OK' });
  });
});
