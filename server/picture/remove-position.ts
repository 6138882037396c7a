import { crc32 } from 'node:zlib';

const GPS_POINTER = 0x8825;
const ENTRY = 12;

/**
 * A picture without the place where it was taken. What says it is blanked where it stands and every other byte stays as
 * sent: the GPS directory of each Exif block (a phone's picture may carry further ones behind the first), the GPS
 * properties of XMP texts, whoever's they are, and the place of the film that a phone hides behind its photo.
 * @param exif the block that the reader of the picture found; some kinds carry it without the usual heading
 */
export function removePosition(bytes: Uint8Array, exif: Buffer | undefined): Buffer {
  const copy = Buffer.from(bytes);
  for (const start of tiffBlocks(copy, exif)) blankDirectory(copy, start);
  blankTexts(copy);
  if (copy.equals(bytes)) return copy;
  if (copy.subarray(1, 4).toString('latin1') === 'PNG') mendChecksums(copy);
  return copy;
}

const HEADING = Buffer.from('Exif\0\0', 'latin1');

function tiffBlocks(bytes: Buffer, exif: Buffer | undefined): Set<number> {
  const starts = new Set<number>();
  for (let at = bytes.indexOf(HEADING); at !== -1; at = bytes.indexOf(HEADING, at + 1))
    starts.add(at + HEADING.length);
  const known = exif?.subarray(exif.indexOf(HEADING) === 0 ? HEADING.length : 0);
  const at = known === undefined || known.length < 8 ? -1 : bytes.indexOf(known);
  if (at !== -1) starts.add(at);
  return starts;
}

/** Takes the pointer out of the block's first directory and empties what it points to. */
function blankDirectory(bytes: Buffer, start: number): void {
  const order = bytes.toString('latin1', start, start + 2);
  if (order !== 'II' && order !== 'MM') return;
  const block = new TiffBlock(bytes, start, order === 'II');
  const directory = block.read32(4);
  const count = block.read16(directory);
  for (let rank = 0; rank < count; rank += 1) {
    const entry = directory + 2 + rank * ENTRY;
    if (block.read16(entry) !== GPS_POINTER) continue;
    emptyDirectory(block, block.read32(entry + 8));
    // A tag that no one knows: an entry of the private range that points nowhere.
    block.blank(entry, ENTRY);
    block.write16(entry, UNKNOWN_TAG);
    block.write16(entry + 2, BYTE);
  }
}

const UNKNOWN_TAG = 0xfde8;
const BYTE = 1;
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 9: 4, 10: 8 };

function emptyDirectory(block: TiffBlock, directory: number): void {
  const count = block.read16(directory);
  for (let rank = 0; rank < count; rank += 1) {
    const entry = directory + 2 + rank * ENTRY;
    const size = (SIZES[block.read16(entry + 2)] ?? 1) * block.read32(entry + 4);
    if (size > 4 && size < 10_000) block.blank(block.read32(entry + 8), size);
    block.blank(entry, ENTRY);
  }
  block.write16(directory, 0);
}

/** A block with offsets of its own; what lies outside of the file reads as nothing and is not written. */
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

/** `exif:GPSLatitude`, or what a drone calls it; and its value, as an attribute or as an element. */
const properties = /:gps\w{1,40}/gi;
const value = /\s*=\s*(["'])(?<written>[^"'<>]{0,200})\1|[^<>]{0,200}>(?<held>[^<>]{0,200})</y;

/** No honest picture has more of them, and each costs time. */
const MOST_PROPERTIES = 1000;

/** A place as films carry it (ISO 6709): `+43.4000+003.6833/`. */
const places = /[+-]\d{2}\.\d{2,8}[+-]\d{3}\.\d{2,8}(?:[+-]\d{1,5}(?:\.\d{1,6})?)?\//g;

function blankTexts(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  let left = MOST_PROPERTIES;
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

/** A PNG's chunks carry checksums, and a reader refuses one that does not fit. */
function mendChecksums(bytes: Buffer): void {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return;
    if (/eXIf|[iz]?TXt/i.test(bytes.toString('latin1', at + 4, at + 8)))
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    at = end + 4;
  }
}
