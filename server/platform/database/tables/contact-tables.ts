export interface ContactTables {
  /** Messages that were sent to the association. */
  contact_messages: {
    uuid: string;
    /** SHA-256 of what it says. */
    digest: Buffer;
    at: Date;
  };
}
