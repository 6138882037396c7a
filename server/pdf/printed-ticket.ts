/** What a ticket says. `code` is the text of its QR, `lines` are the association's own words. */
export interface PrintedTicket {
  readonly uuid: string;
  readonly organiser: string;
  readonly showSlug: string;
  readonly showTitle: string;
  readonly date: Date;
  readonly doorsOpenAt: Date;
  readonly locationName: string;
  readonly category: string;
  /** Euros. */
  readonly price: number;
  readonly number: number;
  readonly holder: string;
  readonly seats: number;
  readonly lines: readonly string[];
  readonly code: string;
}
