/** What a ticket says. `code` is the text of its QR, `lines` are the association's own words. */
export interface PrintedTicket {
  readonly uuid: string;
  /** What this paper is, in the head: `Billet d’entrée`. */
  readonly kind: string;
  readonly organiser: string;
  readonly showSlug: string;
  readonly showTitle: string;
  readonly date: Date;
  readonly doorsOpenAt: Date;
  readonly locationName: string;
  /** Who comes, and at what price. */
  readonly facts: readonly TicketFact[];
  /** How many people it lets in. */
  readonly seats: number;
  readonly lines: readonly string[];
  readonly code: string;
}

export type TicketFact = readonly [label: string, value: string];
