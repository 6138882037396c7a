/**
 * What stands in letters below a ticket's QR, for the door to type when no camera reads: the last eight digits of its
 * uuid, `B0F0-5AC8`. The first ones tell only when it was made, and tickets made together share them.
 */
export function shortCodeOf(uuid: string): string {
  const digits = uuid.slice(-8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Whether what was typed is the ticket's short code, in whatever case and with or without its hyphen. */
export function isShortCodeOf(typed: string, uuid: string): boolean {
  return typed.replace(/[\s-]/g, '').toLowerCase() === uuid.slice(-8);
}
