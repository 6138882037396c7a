import type { ColumnType } from 'kysely';
import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';
import type { BookingStateCode } from '#common/contract/tickets/booking';
import type { LetterFile } from '#common/rules/letter';
import type { AnnouncedEvening } from '#common/rules/announced-evening';

/** An evening in JSON. */
type StoredEvening = Omit<AnnouncedEvening, 'date'> & { readonly date: string };

/** What a letter is written anew from as it leaves, besides what it is about. */
export type MailOccasion =
  /**
   * What became of a booking. `reason` is given where the association did it: null, if it said none. `formerDate` is the
   * moment of the date that its booker left.
   */
  | {
      readonly of: 'booking';
      readonly formerState: BookingStateCode;
      readonly reason?: string | null;
      readonly formerDate?: string;
    }
  /** The evening of a booking or of free tickets has changed. */
  | { readonly of: 'evening'; readonly before: StoredEvening }
  /** Whom the office has to call about a changed evening. */
  | {
      readonly of: 'calls';
      readonly calls: readonly { readonly booking: string; readonly before: StoredEvening }[];
    }
  /** The association's message to all bookers of a date. */
  | { readonly of: 'message'; readonly subject: string; readonly text: string }
  /** What became of a free ticket. */
  | { readonly of: 'free-ticket'; readonly isOwn: boolean; readonly reason: string | null };

export interface MailTables {
  /** Every mail of the site, inserted in the transaction that causes it. */
  mails: {
    uuid: string;
    kind: string;
    user_uuid: string | null;
    /** The booking that it is about, whose ticket is attached; it may be deleted. */
    booking_uuid: string | null;
    /** The free ticket that it is about and that is attached. */
    free_ticket_uuid: string | null;
    recipient: string;
    /** The reply address, if not the sender's. */
    reply_to: string | null;
    subject: string;
    /** Deleted once the mail is sent, since it contains account tokens. */
    text: string | null;
    html: string | null;
    link: string | null;
    /** Files of its own besides those made when it is sent; deleted with its text. */
    files: ColumnType<readonly LetterFile[] | null, string | null | undefined, null>;
    /** What its letter is written anew from as it leaves; deleted with its text. */
    occasion: ColumnType<MailOccasion | null, string | null | undefined, null>;
    created_at: Date;
    /** The show date that it is about, if it is about no booking; it may be deleted. */
    date_uuid: string | null;
    /** When it is tried next; null: never, since it was sent, dropped, or kept by a site without a mail server. */
    try_after: Date | null;
    sent_at: Date | null;
    /** When it was given up, since it was not true or of no use any more. */
    dropped_at: Date | null;
    drop_reason: MailDropReason | null;
    /** Number of failed attempts to send it. */
    attempts: number;
    last_error: string | null;
  };
}
