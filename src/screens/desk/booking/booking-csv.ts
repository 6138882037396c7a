import { numericDay } from '#common/base/dates';
import { oneLine } from '#common/base/one-line';
import { parisDay } from '#common/base/paris-time';
import { telephonesIn } from '#common/base/telephone';
import { countSeats } from '#common/rules/booking';
import { FREE_PARTICIPATION } from '#common/rules/ticket-order';
import { csvDecimal, csvOf, csvWords } from '../../../text/csv';
import type { Booking } from './booking-answers';

/** Bookings as a CSV file, with one column of seats per tariff. */
export function bookingsCsv(bookings: readonly Booking[]): string {
  const tariffs = tariffsIn(bookings);
  const head = [
    'Nom',
    'Prénom',
    'Adresse mail',
    'Téléphone',
    'Demande',
    'État',
    ...tariffs.map(({ name }) => name),
  ];
  const more = ['Places', 'Total (€)', 'Payé en trop (€)', 'Payée le', 'Réservée le', 'Annulée le'];
  const rows = bookings.map((booking) => [
    csvWords(booking.name),
    csvWords(booking.firstname),
    csvWords(booking.email),
    csvWords(dialled(booking.phone)),
    csvWords(oneLine(booking.request ?? '')),
    csvWords(booking.state.name),
    ...tariffs.map(({ slug }) => String(seatsOfTariff(booking, slug))),
    String(countSeats(booking.seats)),
    csvDecimal(booking.total, 2),
    booking.overpaid === undefined ? '' : csvDecimal(booking.overpaid, 2),
    dayOrNothing(booking.paidAt),
    numericDay(booking.at),
    dayOrNothing(booking.cancelledAt),
  ]);
  return csvOf([[...head, ...more].map(csvWords), ...rows]);
}

/** File name, e.g. `reservations-le-dindon-2026-11-21.csv`. */
export const csvName = (showSlug: string, date: Date) => `reservations-${showSlug}-${parisDay(date)}.csv`;

const FREE = { slug: '', name: FREE_PARTICIPATION };

function tariffsIn(bookings: readonly Booking[]) {
  const found = new Map<string, { readonly slug: string; readonly name: string }>();
  for (const { category = FREE } of bookings.flatMap(({ seats }) => seats))
    found.set(category.slug, category);
  return [...found.values()];
}

function seatsOfTariff({ seats }: Booking, slug: string): number {
  return countSeats(seats.filter(({ category = FREE }) => category.slug === slug));
}

/**
 * Phone numbers: `06 12 34 56 78`, or `0044…` from abroad. Spreadsheets would treat the plus as arithmetic and drop
 * leading zeros, so digits without separators are grouped in pairs.
 */
function dialled(phone = ''): string {
  const numbers = telephonesIn(phone).map(({ words, number }) => {
    const national = number.replace(/^\+33/, '0');
    const isFrench = /^0[1-9]\d{8}$/.test(national);
    return inPairs(isFrench ? national : words.replace('+', '00').replace('(0)', '').replace(/[()]/g, ''));
  });
  return numbers.length === 0 ? phone.trim() : numbers.join(' / ');
}

const inPairs = (words: string) => words.replace(/^0\d+$/, (digits) => digits.replace(/\d\d(?=\d)/g, '$& '));

const dayOrNothing = (date: Date | undefined) => (date === undefined ? '' : numericDay(date));
