import { fold } from '../base/fold';

const DIGITS = 8;

/**
 * The short code printed below a ticket's QR, typed at the door when the camera fails: the last eight digits of its
 * uuid, `B0F0-5AC8`. The first digits are the creation time, which tickets made together share.
 */
export function shortCodeOf(uuid: string): string {
  const digits = uuid.slice(-DIGITS).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/**
 * Every run of characters in a typed or pasted text that may be a short code, as eight lower-case digits: in any case,
 * in any groups, among other words (`code B0F0-5AC8.`), with the letters that look like its digits 0 and 1.
 */
export function shortCodesIn(typed: string): readonly string[] {
  const words = fold(typed)
    .split(' ')
    .map((word) => word.replace(/o/g, '0').replace(/[il]/g, '1'));
  const codes = words.map((_, first) => {
    let digits = '';
    for (const word of words.slice(first)) {
      digits += word;
      if (digits.length >= DIGITS) break;
    }
    return digits;
  });
  // Words around it may look like digits too, as `code` does: whatever may be a code is tried.
  return [...new Set(codes.filter((digits) => /^[\da-f]{8}$/.test(digits)))];
}

/** Tells of a ticket's uuid whether its short code is in the typed text. */
export function shortCodeMatcher(typed: string): (uuid: string) => boolean {
  const codes = new Set(shortCodesIn(typed));
  return (uuid) => codes.has(uuid.slice(-DIGITS).toLowerCase());
}
