import { parisDay } from '../base/paris-time';
import { shortCodeOf } from './short-code';

/** What the name of a ticket's file tells. */
interface NamedTicket {
  readonly showSlug: string;
  readonly date: Date;
  /** By which the door knows it; never a booking's own uuid, which opens its page. Undefined if it is not known here. */
  readonly uuid: string | undefined;
}

/** `billet-le-dindon-2026-11-21-b0f0-5ac8.pdf`: people find it again among their downloads, and it gives nothing away. */
export function ticketFileName({ showSlug, date, uuid }: NamedTicket, ending: 'pdf' | 'ics' | 'png'): string {
  const code = uuid === undefined ? [] : [shortCodeOf(uuid).toLowerCase()];
  return `${['billet', showSlug, parisDay(date), ...code].join('-')}.${ending}`;
}
