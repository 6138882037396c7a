export interface MailTables {
  /** Every mail of the site, written in the transaction that causes it. */
  mails: {
    uuid: string;
    kind: string;
    user_uuid: string | null;
    /** The booking that it tells of, whose paper goes along; it may be gone. */
    booking_uuid: string | null;
    recipient: string;
    /** Where an answer goes, if not to who sent it. */
    reply_to: string | null;
    subject: string;
    /** The words are forgotten once the mail is sent: they carry keys to accounts. */
    text: string | null;
    html: string | null;
    link: string | null;
    created_at: Date;
    /** When it was given to the queue that sends. */
    handed_at: Date | null;
    sent_at: Date | null;
    /** How often sending was tried in vain. */
    attempts: number;
    last_error: string | null;
  };
}
