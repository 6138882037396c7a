import { links } from '#common/contract/site/links';
import { type Agenda, bookableDates, currentShow } from '#common/rules/agenda';

/** Where a show is read of: the current one has a page of its own; of another one, its play, if it can be read. */
export function pageOfShow(slug: string, agenda: Agenda, now: Date): string | null {
  if (currentShow(agenda, now)?.slug === slug) return links.currentShow.to();
  const [piece] = agenda.shows.find((show) => show.slug === slug)?.pieces ?? [];
  return piece === undefined ? null : links.piece.to({ slug: piece.slug });
}

/** Where a show leads: to its page, else to where it is booked, else to its play; null where it is only announced. */
export function addressOfShow(slug: string, agenda: Agenda, now: Date): string | null {
  const page = pageOfShow(slug, agenda, now);
  const show = agenda.shows.find((one) => one.slug === slug);
  const isBooked = show !== undefined && bookableDates(show, now).length > 0;
  // Its dates are typed by themselves in its play, which may lack them.
  return isBooked && page !== links.currentShow.to() ? links.reservations.to() : page;
}
