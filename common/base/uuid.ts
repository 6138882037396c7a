import { decode, encode } from 'jose/base64url';

/** Lower-case text form of a UUID, any version. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The UUID in the last part of an address, whatever sign was copied along with it: the full stop of its sentence, a bracket.
 * Any other text stays as it is.
 */
export function uuidOfAddress(text: string): string {
  const [, uuid] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[^\p{L}\p{N}]*$/iu.exec(text) ?? [];
  return uuid?.toLowerCase() ?? text;
}

/**
 * A version 7 UUID (RFC 9562): 48 bits of time, then randomness, so that keys sort by creation.
 * @param time milliseconds since 1970
 * @param random ten random bytes
 */
export function uuidV7(time: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(0, Math.floor(time / 0x10000));
  new DataView(bytes.buffer).setUint16(4, time % 0x10000);
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return textOf(bytes);
}

/** The creation time in milliseconds that a version 7 UUID carries, or undefined for another version. */
export function timeOfUuidV7(uuid: string): number | undefined {
  return uuid[14] === '7' ? parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16) : undefined;
}

/** A UUID in 22 characters (base64url of its 16 bytes), for codes with little room. */
export function packUuid(uuid: string): string {
  const digits = uuid.replaceAll('-', '').match(/../g) ?? [];
  return encode(Uint8Array.from(digits, (digit) => parseInt(digit, 16)));
}

/** Reverses `packUuid`; any other text gives a text that is not a UUID. */
export function unpackUuid(letters: string): string {
  return textOf(decode(letters));
}

function textOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
