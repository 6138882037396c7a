import { type Infer, array, create, enums, integer, min, nullable, size, string, tuple } from 'superstruct';
import { groupBy } from '../base/group-by';
import { packUuid, unpackUuid } from '../base/uuid';
import { type ScanKind, type ScanWrite, scanKinds, scanWrite } from '../contract/tickets/door';
import { paidMeansCodes } from '../contract/tickets/ticket-order';

/** A scan that one door phone hands over to another, which sends it like its own. */
export interface HandedScan {
  readonly scan: ScanWrite;
  /** The name of the phone that made it. */
  readonly deviceName: string;
}

/**
 * One code of the series shown on a phone's screen. Each is complete: they may be read in any order and repeatedly, and
 * a code that was read counts even if others are missing.
 */
export interface HandoverCode {
  /** The same for all codes of one series. */
  readonly series: string;
  /** From 1 to `parts`. */
  readonly part: number;
  readonly parts: number;
  readonly dateUuid: string;
  readonly scans: readonly HandedScan[];
}

/** No ticket begins like this. The number increases when older phones could not read the new format. */
const MARK = 'PASSAGES2:';
/** What phones showed before the means and the amount of a payment were handed over too. */
const FORMER_MARK = 'PASSAGES1:';
/** The most scans that a phone can read from another's screen at arm's length: 85 modules a side. */
const SCANS_IN_A_CODE = 7;

const scanFields = tuple([
  string(),
  nullable(string()),
  integer(),
  enums([0, 1, 2]),
  min(integer(), 1),
  min(integer(), 1),
  nullable(string()),
  // 0: not paid; else 1, or the rank of its means from 2, and ten times its amount in cents.
  min(integer(), 0),
]);
const codeFields = tuple([
  string(),
  min(integer(), 1),
  min(integer(), 1),
  string(),
  string(),
  size(string(), 0, 200),
  array(scanFields),
]);

/**
 * The texts of the codes that hand over these scans of one date.
 * @param series a name that this phone gives to no other series
 */
export function handoverCodes(
  series: string,
  dateUuid: string,
  scans: readonly HandedScan[],
): readonly string[] {
  const portions = [...groupBy(scans, phoneOf).values()].flatMap(portionsOf);
  return portions.map((portion, rank) => {
    const [{ scan, deviceName } = { scan: { device: '' }, deviceName: '' }] = portion;
    const fields: Infer<typeof codeFields> = [
      series,
      rank + 1,
      portions.length,
      packUuid(dateUuid),
      packUuid(scan.device),
      deviceName,
      portion.map(fieldsOf),
    ];
    return MARK + inAscii(JSON.stringify(fields));
  });
}

/** The content of a handover code; null for any other code. */
export function readHandoverCode(text: string): HandoverCode | null {
  const mark = [MARK, FORMER_MARK].find((one) => text.startsWith(one));
  if (mark === undefined) return null;
  try {
    const fields = create(JSON.parse(text.slice(mark.length)), codeFields);
    const [series, part, parts, date, device, deviceName, scans] = fields;
    const dateUuid = unpackUuid(date);
    const handed = scans.map((scan) => ({
      scan: create(writeOf(scan, dateUuid, unpackUuid(device)), scanWrite),
      deviceName,
    }));
    return part > parts ? null : { series, part, parts, dateUuid, scans: handed };
  } catch {
    return null;
  }
}

/** The codes that a phone has read so far from another's screen. */
export interface ReadSeries {
  readonly series: string;
  readonly parts: number;
  readonly read: ReadonlySet<number>;
  readonly dateUuid: string;
  /** By their keys; those of an earlier series of the same date stay. */
  readonly scans: ReadonlyMap<string, HandedScan>;
}

/** Adds a code to those read before. */
export function withCode(before: ReadSeries | null, code: HandoverCode): ReadSeries {
  const { series, parts, dateUuid } = code;
  const isSame = before?.series === series && before.parts === parts;
  const earlier = before?.dateUuid === dateUuid ? before.scans : [];
  return {
    series,
    parts,
    dateUuid,
    read: new Set([...(isSame ? before.read : []), code.part]),
    scans: new Map([...earlier, ...code.scans.map((handed) => [handed.scan.key, handed] as const)]),
  };
}

/** Groups by device and by its name at the time: it may have been renamed. */
const phoneOf = ({ scan, deviceName }: HandedScan) => `${scan.device} ${deviceName}`;

function portionsOf(scans: readonly HandedScan[]): readonly (readonly HandedScan[])[] {
  return Array.from({ length: Math.ceil(scans.length / SCANS_IN_A_CODE) }, (_, rank) =>
    scans.slice(rank * SCANS_IN_A_CODE, (rank + 1) * SCANS_IN_A_CODE),
  );
}

function fieldsOf({ scan }: HandedScan): Infer<typeof scanFields> {
  return [
    packUuid(scan.key),
    scan.ticket === undefined ? null : packUuid(scan.ticket),
    Math.floor(scan.at.getTime() / 1000),
    numberOf(scan.kind),
    scan.count ?? 1,
    scan.seq,
    scan.undoes === undefined ? null : packUuid(scan.undoes),
    paymentOf(scan),
  ];
}

function writeOf(fields: Infer<typeof scanFields>, dateUuid: string, device: string): ScanWrite {
  const [key, ticket, at, kind, count, seq, undoes, paid] = fields;
  const means = paidMeansCodes[(paid % 10) - 2];
  return {
    key: unpackUuid(key),
    ...(ticket !== null && { ticket: unpackUuid(ticket) }),
    dateUuid,
    device,
    seq,
    at: new Date(at * 1000),
    kind: scanKinds[kind],
    count,
    ...(undoes !== null && { undoes: unpackUuid(undoes) }),
    ...(paid > 0 && { paid: true }),
    ...(means !== undefined && { means }),
    ...(paid >= 10 && { amount: Math.floor(paid / 10) / 100 }),
  };
}

function paymentOf({ paid, means, amount = 0 }: ScanWrite): number {
  if (paid !== true) return 0;
  return Math.round(amount * 100) * 10 + (means === undefined ? 1 : paidMeansCodes.indexOf(means) + 2);
}

const kindNumbers = { entry: 0, exit: 1, undo: 2 } as const satisfies Record<ScanKind, number>;
const numberOf = (kind: ScanKind) => kindNumbers[kind];

/** Escapes non-ASCII characters: code readers guess the encoding of other bytes. */
function inAscii(json: string): string {
  return json.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
