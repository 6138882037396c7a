/**
 * The short code printed below a ticket's QR, typed at the door when the camera fails: the last eight digits of its
 * uuid, `B0F0-5AC8`. The first digits are the creation time, which tickets made together share.
 */
export function shortCodeOf(uuid: string): string {
  const digits = uuid.slice(-8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/**
 * Whether the typed text is the ticket's short code, in any case, with or without its hyphen, and with the letters that
 * look like its digits 0 and 1.
 */
export function isShortCodeOf(typed: string, uuid: string): boolean {
  const digits = typed
    .replace(/[\s\p{P}]/gu, '')
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return digits === uuid.slice(-8).toLowerCase();
}
