import type { Kysely } from 'kysely';
import { money } from '#common/base/numbers';
import { oneLine } from '#common/base/one-line';
import { fullName } from '#common/base/full-name';
import { countSeats, isOwed } from '#common/rules/booking';
import { placeNotes } from '#common/rules/place-words';
import type { Booking } from '#common/contract/tickets/booking';
import { FREE_PARTICIPATION } from '#common/rules/ticket-order';
import { readTicketLines } from '../../content/about-text/about-text-repository';
import { findTelephone } from '../../content/about-text/telephone-repository';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { printedName } from '../../platform/pdf/printed-name';
import type { TicketFact, TicketFile } from '../../platform/pdf/printed-ticket';
import { ticketPdf } from '../../platform/pdf/ticket-page';
import { findSettings } from '../../content/settings/settings-repository';
import { readBooking } from './booking-answer';
import { signBooking } from './booking-code';

/**
 * The PDF of a confirmed booking, one for all its seats. Throws `not-found`, and `wrong-state` for one that admits
 * nobody. It has no link to the booking's page, since the paper may be lost and found by a stranger.
 */
export async function bookingPdf(database: Kysely<Database>, uuid: string): Promise<TicketFile> {
  const booking = await readBooking(database, uuid);
  if (booking.state.code !== 'CONFIRMEE')
    throw new CallError('wrong-state', { message: 'Cette réservation n’est pas confirmée.' });
  const { ticketUuid, doorsOpenAt, code } = await signBooking(database, booking);
  const seats = countSeats(booking.seats);
  return ticketPdf({
    uuid: ticketUuid,
    kind: 'Réservation',
    organiser: (await findSettings(database))?.title ?? '',
    showSlug: booking.show.slug,
    showTitle: booking.show.title,
    date: booking.date,
    doorsOpenAt,
    location: booking.location,
    facts: [
      ['Au nom de', printedName(fullName(booking), ticketUuid)],
      ['Places', `${seats}, placement libre`],
      ...pricesOf(booking),
    ],
    seats,
    lines: await readTicketLines(database),
    notes: await notesOf(database, booking),
    code,
  });
}

/** Where to leave a car, how to come in, how to pay what is owed, and whom to call. */
async function notesOf(database: Kysely<Database>, booking: Booking): Promise<readonly string[]> {
  const telephone = await findTelephone(database);
  return [
    ...placeNotes(booking.location),
    ...(isOwed(booking) && booking.payment?.words
      ? [`Paiement\u00a0: ${oneLine(booking.payment.words)}`]
      : []),
    ...(isOwed(booking) && booking.payment?.link ? [`Payer en ligne\u00a0: ${booking.payment.link}`] : []),
    ...(telephone ? [`Une question sur vos places\u00a0? ${telephone.words}`] : []),
  ];
}

function pricesOf({ seats, total, paidAt, payAtDoor }: Booking): readonly TicketFact[] {
  const isFree = seats.every(({ category }) => category === undefined);
  if (isFree) return [['Tarif', FREE_PARTICIPATION]];
  const owed = payAtDoor ? ', à régler à l’entrée' : ', à régler avant la séance';
  return [
    ...seats.map(({ category, count, price }): TicketFact => [
      category?.name ?? FREE_PARTICIPATION,
      `${count} × ${money(price)}`,
    ]),
    ['Total', `${money(total)}${paidAt !== undefined || total === 0 ? '' : owed}`],
  ];
}
