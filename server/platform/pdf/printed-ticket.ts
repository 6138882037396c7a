/** The contents of a ticket. `code` is the text of its QR code, `lines` are the association's own text. */
export interface PrintedTicket {
  readonly uuid: string;
  /** The kind of document, in the head: `Billet d’entrée`. */
  readonly kind: string;
  readonly organiser: string;
  readonly showSlug: string;
  readonly showTitle: string;
  readonly date: Date;
  readonly doorsOpenAt: Date;
  readonly location: { readonly name: string; readonly address?: string | undefined };
  /** Who comes, and at what price. */
  readonly facts: readonly TicketFact[];
  /** The number of people it admits. */
  readonly seats: number;
  readonly lines: readonly string[];
  /** What is known of the place and of payment, below the facts. */
  readonly notes?: readonly string[];
  readonly code: string;
}

/** A file about a ticket, under the name that people find it by. */
export interface TicketFile<Content extends Buffer | string = Buffer> {
  readonly name: string;
  readonly content: Content;
}

export type TicketFact = readonly [label: string, value: string];
