import { crc32 } from 'node:zlib';

const GPS_POINTER = 0x8825;
const ENTRY = 12;

/**
 * A picture without the place where it was taken. The place is blanked where it is stored and every other byte is kept:
 * the GPS directory of each Exif block (a phone's picture may have further ones after the first), the GPS properties of
 * XMP texts in any namespace, and the place in the video that a phone hides behind its photo.
 * @param exif the Exif block found by the decoder; some kinds store it without the usual heading
 * @returns null for a picture with more Exif than any camera writes, which would take hours
 */
export function removePosition(bytes: Uint8Array, exif: Buffer | undefined): Buffer | null {
  const copy = Buffer.from(bytes);
  const budget = { left: MAX_ENTRIES };
  for (const start of tiffBlocks(copy, exif)) {
    budget.left -= 1;
    blankDirectory(copy, start, budget);
  }
  if (budget.left <= 0) return null;
  blankTexts(copy);
  if (copy.equals(bytes)) return copy;
  if (copy.subarray(1, 4).toString('latin1') === 'PNG') mendChecksums(copy);
  return copy;
}

/** A phone's picture has some hundreds; a crafted one could claim billions. */
const MAX_ENTRIES = 10_000;

/** The number of blocks and entries of directories that may still be read in a picture. */
interface Budget {
  left: number;
}

const HEADING = Buffer.from('Exif\0\0', 'latin1');

/** A block is found again by its beginning: searching for a crafted one as a whole would take minutes. */
const BEGINNING = 16;

function tiffBlocks(bytes: Buffer, exif: Buffer | undefined): Set<number> {
  const starts = new Set<number>();
  const addAll = (wanted: Buffer, offset: number) => {
    for (
      let at = bytes.indexOf(wanted);
      at !== -1 && starts.size < MAX_ENTRIES;
      at = bytes.indexOf(wanted, at + 1)
    )
      starts.add(at + offset);
  };
  addAll(HEADING, HEADING.length);
  const known = exif?.subarray(exif.indexOf(HEADING) === 0 ? HEADING.length : 0);
  if (known !== undefined && known.length >= 8) addAll(known.subarray(0, BEGINNING), 0);
  return starts;
}

/** Removes the GPS pointer from the block's first directory and empties the directory it points to. */
function blankDirectory(bytes: Buffer, start: number, budget: Budget): void {
  const order = bytes.toString('latin1', start, start + 2);
  if (order !== 'II' && order !== 'MM') return;
  const block = new TiffBlock(bytes, start, order === 'II');
  for (const entry of entriesOf(block, block.read32(4), budget)) {
    if (block.read16(entry) !== GPS_POINTER) continue;
    emptyDirectory(block, block.read32(entry + 8), budget);
    // Leaves an entry with an unknown private tag that points nowhere.
    block.blank(entry, ENTRY);
    block.write16(entry, UNKNOWN_TAG);
    block.write16(entry + 2, BYTE);
  }
}

const UNKNOWN_TAG = 0xfde8;
const BYTE = 1;
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 9: 4, 10: 8 };

function emptyDirectory(block: TiffBlock, directory: number, budget: Budget): void {
  for (const entry of entriesOf(block, directory, budget)) {
    const size = (SIZES[block.read16(entry + 2)] ?? 1) * block.read32(entry + 4);
    if (size > 4 && size < 10_000) block.blank(block.read32(entry + 8), size);
    block.blank(entry, ENTRY);
  }
  block.write16(directory, 0);
}

/** The offsets of a directory's entries, as far as the budget allows. */
function* entriesOf(block: TiffBlock, directory: number, budget: Budget): Generator<number> {
  const count = block.read16(directory);
  for (let rank = 0; rank < count && budget.left > 0; rank += 1) {
    budget.left -= 1;
    yield directory + 2 + rank * ENTRY;
  }
}

/** A block with its own offsets; reads outside of the file return 0, and writes there are ignored. */
class TiffBlock {
  constructor(
    readonly bytes: Buffer,
    readonly start: number,
    readonly little: boolean,
  ) {}

  read16(offset: number): number {
    if (!this.#holds(offset, 2)) return 0;
    const at = this.start + offset;
    return this.little ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at);
  }

  read32(offset: number): number {
    if (!this.#holds(offset, 4)) return 0;
    const at = this.start + offset;
    return this.little ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
  }

  write16(offset: number, value: number): void {
    if (!this.#holds(offset, 2)) return;
    if (this.little) this.bytes.writeUInt16LE(value, this.start + offset);
    else this.bytes.writeUInt16BE(value, this.start + offset);
  }

  blank(offset: number, length: number): void {
    if (this.#holds(offset, length)) this.bytes.fill(0, this.start + offset, this.start + offset + length);
  }

  #holds(offset: number, length: number): boolean {
    return offset >= 4 && this.start + offset + length <= this.bytes.length;
  }
}

/** `exif:GPSLatitude` or a drone's name for it, and its value, as an attribute or as an element. */
const properties = /:gps\w{1,40}/gi;
const value = /\s*=\s*(["'])(?<written>[^"'<>]{0,200})\1|[^<>]{0,200}>(?<held>[^<>]{0,200})</y;

/** No regular picture has more, and each costs time. */
const MAX_PROPERTIES = 1000;

/** A place in the format of videos (ISO 6709): `+43.4000+003.6833/`. */
const places = /[+-]\d{2}\.\d{2,8}[+-]\d{3}\.\d{2,8}(?:[+-]\d{1,5}(?:\.\d{1,6})?)?\//g;

function blankTexts(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  let left = MAX_PROPERTIES;
  for (const { 0: name, index } of text.matchAll(properties)) {
    if (left === 0) break;
    left -= 1;
    value.lastIndex = index + name.length;
    const groups = value.exec(text)?.groups;
    const found = groups?.['written'] ?? groups?.['held'] ?? '';
    const at = value.lastIndex - 1 - found.length;
    if (found !== '') bytes.fill(' ', at, at + found.length);
  }
  for (const { 0: place, index } of text.matchAll(places)) bytes.fill(' ', index, index + place.length);
}

/** Recomputes the checksums of a PNG's chunks; readers refuse a wrong one. */
function mendChecksums(bytes: Buffer): void {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return;
    if (/eXIf|[iz]?TXt/i.test(bytes.toString('latin1', at + 4, at + 8)))
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    at = end + 4;
  }
}
