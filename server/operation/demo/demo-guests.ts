import { slugOf } from '#common/base/slug';
import type { WholeBooking } from '../../tickets/booking/booking-repository';
import type { DemoCalendar } from './demo-calendar';
import { demoUuid } from './demo-people';
import { childPrice, demoDates, demoPrices, fullPrice, reducedPrice } from './demo-shows';

const firstnames =
  'Hélène Jacques Zoé Maëlle François Agnès Étienne Odile Noémie Benoît Clémence Gaëtan Lucie Raphaël Édith Thibault Céleste Hugo Ninon Séverine Armand Fanny Côme Joëlle Yves'.split(
    ' ',
  );
const names = [
  'Marchal',
  'Le Goff',
  'Besnard',
  'Échalier',
  'Nœuvéglise',
  'Sauvage',
  'Dufrêne',
  'Garnier-Roux',
  'Bélanger',
  'd’Arcy',
  'Fabrègue',
  'Mercœur',
  'Lhomme',
  'Tissandier',
  'Vaquerie',
  'Ollivier',
  'Peyrac',
  'Riffaud',
  'Saint-Aubin',
  'Thibaudeau',
  'Çelik',
];

/** Groups of visitors: full price, reduced, children. */
const parties = [
  [2, 0, 0],
  [1, 0, 0],
  [2, 0, 2],
  [1, 1, 0],
  [0, 2, 0],
  [2, 1, 1],
  [4, 0, 0],
  [2, 0, 0],
  [0, 1, 0],
  [3, 2, 3],
] as const;
const prices = [fullPrice, reducedPrice, childPrice] as const;

/** Number of bookings per date. */
const booked = { tonight: 36, premiere: 34, matinee: 22, second: 10 } as const;

const HOUR = 3_600_000;

/** About a hundred bookings: two in three are paid, a few are cancelled. */
export function inventBookings(calendar: DemoCalendar): readonly WholeBooking[] {
  const dates = demoDates(calendar);
  const evenings = Object.entries(booked).flatMap(([evening, count]) =>
    Array.from({ length: count }, () => dates[evening as keyof typeof booked].uuid),
  );
  return evenings.map((date_uuid, rank) => inventBooking(calendar, date_uuid, rank));
}

function inventBooking({ now }: DemoCalendar, date_uuid: string, rank: number): WholeBooking {
  const firstname = firstnames[(rank * 7) % firstnames.length] ?? '';
  const name = names[(rank * 5 + Math.floor(rank / 25)) % names.length] ?? '';
  const at = new Date(now.getTime() - (rank * 3 + 5) * HOUR);
  const cancelled = rank % 17 === 11;
  const uuid = demoUuid(`réservation ${rank}`, at);
  const party = parties[rank % parties.length] ?? [1, 0, 0];
  return {
    booking: {
      uuid,
      ticket_uuid: demoUuid(`billet de réservation ${rank}`, at),
      date_uuid,
      name,
      firstname,
      email: `${slugOf(`${firstname} ${name}`)}@exemple.example`,
      phone: rank % 3 === 0 ? `06 39 98 ${String(10 + (rank % 90))} 00` : null,
      state: cancelled ? 'ANNULEE' : 'CONFIRMEE',
      at,
      offered_until: null,
      paid_at: rank % 3 === 2 ? null : at,
      cancelled_at: cancelled ? new Date(at.getTime() + HOUR) : null,
      reminded_at: null,
      ...(rank % 19 === 7 && { request: 'Une place pour un fauteuil roulant' }),
      version: 'demo',
    },
    seats: party.flatMap((count, rank) => {
      const category_slug = prices[rank] ?? fullPrice;
      return count === 0
        ? []
        : [{ booking_uuid: uuid, rank, category_slug, count, price: demoPrices[category_slug] }];
    }),
  };
}
