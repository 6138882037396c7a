import { ticketOfCode } from '#common/rules/ticket-code';
import { ticketFileName } from '#common/rules/ticket-file';

/** A ticket as it is shown at the door, whatever it is: a booking's or a free one. */
export interface ShownTicket {
  /** The text of its QR code; undefined if this device never received it. */
  readonly code: string | undefined;
  readonly showSlug: string;
  readonly title: string;
  readonly date: Date;
  readonly place: string | undefined;
  readonly holder: string;
  readonly seats: number;
}

export const fileNameOf = (
  { code, showSlug, date }: Pick<ShownTicket, 'code' | 'showSlug' | 'date'>,
  ending: 'pdf' | 'ics' | 'png',
): string => ticketFileName({ showSlug, date, uuid: ticketOfCode(code) }, ending);
