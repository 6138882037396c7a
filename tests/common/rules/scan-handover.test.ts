import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { uuidV7 } from '#common/base/uuid';
import { paidMeansCodes } from '#common/contract/tickets/ticket-order';
import {
  type HandedScan,
  type ReadSeries,
  handoverCodes,
  readHandoverCode,
  withCode,
} from '#common/rules/scan-handover';
import { fc } from '../../support/properties';

const tonight = '0190a000-0000-7000-8000-0000000000d1';
const tomorrow = '0190a000-0000-7000-8000-0000000000d2';

const anyHanded: fc.Arbitrary<HandedScan> = fc.record({
  scan: fc.record(
    {
      key: fc.uuid(),
      ticket: fc.uuid(),
      dateUuid: fc.constant(tonight),
      device: fc.constantFrom('0190a000-0000-7000-8000-0000000000e1', '0190a000-0000-7000-8000-0000000000e2'),
      seq: fc.integer({ min: 1, max: 5000 }),
      at: fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }).map((second) => new Date(second * 1000)),
      kind: fc.constantFrom('entry', 'exit', 'undo'),
      count: fc.integer({ min: 1, max: 10 }),
      undoes: fc.uuid(),
    },
    { requiredKeys: ['key', 'dateUuid', 'device', 'seq', 'at', 'kind', 'count'] },
  ),
  deviceName: fc.constantFrom('Porte A', 'Entrée « Côté jardin »', ''),
});
const anyMoney = fc.option(
  fc.record(
    {
      paid: fc.constant(true as const),
      means: fc.constantFrom(...paidMeansCodes),
      amount: fc.integer({ min: 1, max: 999_999 }).map((cents) => cents / 100),
    },
    { requiredKeys: ['paid'] },
  ),
  { nil: {} },
);
const anyPaid = fc
  .tuple(anyHanded, anyMoney)
  .map(([handed, money]): HandedScan => ({ ...handed, scan: { ...handed.scan, ...money } }));
const anyScans = fc.uniqueArray(anyPaid, { selector: ({ scan }) => scan.key, maxLength: 60 });

const handed = (rank: number): HandedScan => ({
  scan: {
    key: uuidV7(rank, new Uint8Array(10)),
    ticket: uuidV7(1000 + rank, new Uint8Array(10)),
    dateUuid: tonight,
    device: '0190a000-0000-7000-8000-0000000000e1',
    seq: rank,
    at: new Date('2026-11-21T20:30:00+01:00'),
    kind: 'entry',
    count: 2,
  },
  deviceName: 'Porte A',
});
const evening = Array.from({ length: 200 }, (_, rank) => handed(rank + 1));

function read(texts: readonly string[], before: ReadSeries | null = null): ReadSeries | null {
  return texts.reduce<ReadSeries | null>((series, text) => {
    const code = readHandoverCode(text);
    return code === null ? series : withCode(series, code);
  }, before);
}

describe('scans on a phone’s screen', () => {
  test('are all read, in whatever order their codes come, and however often', () => {
    const anyReading = anyScans.chain((scans) => {
      const codes = handoverCodes('serie', tonight, scans);
      const again = codes.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...codes));
      return fc.record({ scans: fc.constant(scans), codes: fc.constant(codes), first: again });
    });
    fc.assert(
      fc.property(anyReading, fc.infiniteStream(fc.nat()), ({ scans, codes, first }, ranks) => {
        const order = codes
          .map((code) => ({ code, rank: ranks.next().value as number }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ code }) => code);
        const series = read([...first, ...order]);
        expect(series?.read.size ?? 0).toBe(codes.length);
        expect(new Map(series?.scans)).toEqual(new Map(scans.map((one) => [one.scan.key, one])));
      }),
    );
  });

  test('take no more than 30 codes for 200 people, each coarse enough for an old camera', () => {
    const codes = handoverCodes('serie', tonight, evening);
    expect(codes.length).toBeLessThanOrEqual(30);
    const modules = codes.map((code) => create(code, { errorCorrectionLevel: 'L' }).modules.size);
    expect(Math.max(...modules)).toBeLessThanOrEqual(97);
  });

  test('that were read count also where codes are missing, and where the other phone began anew', () => {
    const codes = handoverCodes('serie', tonight, evening);
    const half = read(codes.slice(0, 10));
    expect(half).toMatchObject({ parts: codes.length, read: new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) });
    const anew = read(handoverCodes('autre', tonight, [handed(201)]), half);
    expect(anew).toMatchObject({ parts: 1, read: new Set([1]) });
    expect(anew?.scans.size).toBe(71);
  });

  test('are read from a phone that does not hand over means and amount yet', () => {
    const paid = { ...handed(1), scan: { ...handed(1).scan, paid: true } };
    const [code = ''] = handoverCodes('serie', tonight, [paid]);
    expect(readHandoverCode(code.replace('PASSAGES2', 'PASSAGES1'))?.scans).toEqual([paid]);
  });

  test('of another date take the place of what was read', () => {
    const [scan] = evening;
    const other = { ...scan, scan: { ...handed(1).scan, dateUuid: tomorrow }, deviceName: 'Porte B' };
    const series = read(
      handoverCodes('autre', tomorrow, [other]),
      read(handoverCodes('serie', tonight, evening)),
    );
    expect([series?.dateUuid, series?.scans.size]).toEqual([tomorrow, 1]);
  });
});

describe('a code that is none of a series', () => {
  const [good = ''] = handoverCodes('serie', tonight, [handed(1)]);

  test.each([
    ['a ticket', 'eyJhbGciOiJFUzI1NiJ9.eyJ0IjoiMSJ9.c2ln'],
    ['an address', 'https://theatre.example/breve'],
    ['half of one', good.slice(0, -20)],
    ['a later version', good.replace('PASSAGES2', 'PASSAGES3')],
    ['a place beyond the end', good.replace('"serie",1,1', '"serie",2,1')],
    ['a key that is no uuid', good.replace(/\[\["[^"]+"/, '[["abc"')],
    ['more people than a ticket has', good.replace(/,0,2,1,/, ',0,200,1,')],
    ['another kind', good.replace(/,0,2,1,/, ',7,2,1,')],
    ['an object', 'PASSAGES2:{}'],
    ['nothing', 'PASSAGES2:'],
  ])('reads as nothing: %s', (_, text) => {
    expect(text).not.toBe(good);
    expect(readHandoverCode(text)).toBeNull();
  });
});
