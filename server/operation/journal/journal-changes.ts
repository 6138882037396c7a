import { encodeWire, onWire } from '#common/base/wire';
import type { JournalChange, JournalField, JournalValue } from '#common/contract/site/journal';
import type { JournalSubject, ShownValue } from './journal-subject';

/** How much of a long text is shown: where it changed, with some of what stands around. */
const AROUND = 60;
const LONGEST = 1_000;

/**
 * What differs between two readings of a thing, undefined where there was none or is none any more. Concealed fields are
 * named without their values, and only where the thing stays.
 */
export function changesBetween(
  before: JournalSubject | undefined,
  after: JournalSubject | undefined,
): JournalChange[] {
  const shown = fieldsOf(before?.shown, after?.shown).flatMap((field) =>
    shownChange(field, valueOf(before?.shown[field]), valueOf(after?.shown[field])),
  );
  if (before === undefined || after === undefined) return shown;
  const concealed = fieldsOf(before.concealed, after.concealed)
    .filter((field) => encodeWire(before.concealed?.[field]) !== encodeWire(after.concealed?.[field]))
    .map((field) => ({ field }));
  return [...shown, ...concealed];
}

type Fields = Readonly<Partial<Record<JournalField, unknown>>>;

function fieldsOf(before: Fields = {}, after: Fields = {}): JournalField[] {
  // Object.keys loses the key type.
  return [...new Set([...Object.keys(before), ...Object.keys(after)])] as JournalField[];
}

function shownChange(
  field: JournalField,
  before: JournalValue | undefined,
  after: JournalValue | undefined,
): JournalChange[] {
  if (isSame(before, after)) return [];
  const [from, to] = differing(before, after);
  return [{ field, ...(from !== undefined && { before: from }), ...(to !== undefined && { after: to }) }];
}

type Pair = readonly [JournalValue | undefined, JournalValue | undefined];

function differing(before: JournalValue | undefined, after: JournalValue | undefined): Pair {
  if (Array.isArray(before) && Array.isArray(after)) {
    const gone = before.filter((element) => !after.some((other) => isSame(element, other)));
    const added = after.filter((element) => !before.some((other) => isSame(element, other)));
    // The same elements in another order: that order is the change.
    return gone.length + added.length === 0 ? [before, after] : [gone, added];
  }
  if (typeof before === 'string' && typeof after === 'string') return differingText(before, after);
  return [shortened(before), shortened(after)];
}

function differingText(before: string, after: string): Pair {
  if (Math.max(before.length, after.length) <= LONGEST) return [before, after];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const from = Math.max(0, start - AROUND);
  const part = (text: string) => (from > 0 ? '…' : '') + wholeSigns(text.slice(from));
  return [shortened(part(before)), shortened(part(after))];
}

function shortened(value: JournalValue | undefined): JournalValue | undefined {
  return typeof value === 'string' && value.length > LONGEST
    ? `${wholeSigns(value.slice(0, LONGEST))}…`
    : value;
}

/** A cut may leave half of a sign outside the basic plane, such as an emoji, which PostgreSQL takes into no JSON. */
const wholeSigns = (cut: string) => cut.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** Undefined fields within lists are left out, as on the wire. */
function valueOf(value: ShownValue): JournalValue | undefined {
  return value === undefined ? undefined : (onWire(value) as JournalValue);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
