export interface MailTables {
  /** Every mail of the site, inserted in the transaction that causes it. */
  mails: {
    uuid: string;
    kind: string;
    user_uuid: string | null;
    /** The booking that it is about, whose ticket is attached; it may be deleted. */
    booking_uuid: string | null;
    recipient: string;
    /** The reply address, if not the sender's. */
    reply_to: string | null;
    subject: string;
    /** Deleted once the mail is sent, since it contains account tokens. */
    text: string | null;
    html: string | null;
    link: string | null;
    created_at: Date;
    /** When it was handed to the send queue. */
    handed_at: Date | null;
    sent_at: Date | null;
    /** Number of failed attempts to send it. */
    attempts: number;
    last_error: string | null;
  };
}
