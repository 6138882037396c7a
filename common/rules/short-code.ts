/**
 * The short code printed below a ticket's QR, typed at the door when the camera fails: the last eight digits of its
 * uuid, `B0F0-5AC8`. The first digits are the creation time, which tickets made together share.
 */
export function shortCodeOf(uuid: string): string {
  const digits = uuid.slice(-8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Whether the typed text is the ticket's short code, in any case and with or without its hyphen. */
export function isShortCodeOf(typed: string, uuid: string): boolean {
  return typed.replace(/[\s-]/g, '').toLowerCase() === uuid.slice(-8);
}
