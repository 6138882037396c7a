import { type Kysely, sql } from 'kysely';
import { money } from '#common/base/numbers';
import type { Booking, BookingWrite } from '#common/contract/tickets/booking';
import { atKeptPrices, totalOf } from '#common/rules/booking';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import type { StoredShowDate } from './show-repository';

/**
 * The confirmed price of a seat of the show `s` by category, in their order, as JSON: `[{category: {slug, name, description?}, price}]`,
 * in euros.
 */
export const pricesOfShow = sql`prices_of_show(s.uuid)`;

/** An element of `pricesOfShow`. */
export interface SeatPrice {
  readonly category: { readonly slug: string; readonly name: string; readonly description?: string };
  readonly price: number;
}

/** Seats of one category at one price in euros, in the order of the request. */
export interface PricedSeat {
  readonly rank: number;
  /** Null on a date with free participation. */
  readonly category_slug: string | null;
  readonly count: number;
  readonly price: number;
}

type WantedSeats = Pick<BookingWrite, 'seats' | 'total'>;

/** The seats of a booking before it changes. */
type FormerSeats = Booking['seats'];

/** Seats of a date at the prices stored now. Throws what `seatsAtPrices` throws. */
export async function priceSeats(
  database: Kysely<Database>,
  date: StoredShowDate,
  wanted: WantedSeats,
  former: FormerSeats = [],
): Promise<PricedSeat[]> {
  const prices = await pricesOf(database, date.show_uuid);
  return seatsAtPrices(date, (category) => prices.get(category), wanted, former);
}

/**
 * Seats of a date at the prices of its categories, found by their slugs; those that stay in a changed booking keep theirs.
 * Throws `price-changed` if the client showed another total, and `invalid-field` for further seats of a category that the
 * show does not offer, or whose price is still to be confirmed, or one named on a date with free participation.
 */
export function seatsAtPrices(
  { free_participation }: Pick<StoredShowDate, 'free_participation'>,
  priceOf: (category: string) => number | undefined,
  { seats, total }: WantedSeats,
  former: FormerSeats = [],
): PricedSeat[] {
  const priceToday = (category: string | undefined) => {
    if (free_participation) return category === undefined ? 0 : undefined;
    return category === undefined ? undefined : priceOf(category);
  };
  const wanted = seats.map(({ category, count }, index) => ({
    index,
    category,
    count,
    price: priceToday(category?.slug),
  }));
  const priced = atKeptPrices(wanted, former).map(({ index, category, count, price }, rank) => {
    if (price === undefined) throw wrongCategory(index, free_participation);
    return { rank, category_slug: category?.slug ?? null, count, price };
  });
  if (total !== undefined) refuseOtherTotal(totalOf(priced), total);
  return priced;
}

/** Throws `price-changed` if the client showed another total than the actual one: both in euros. */
export function refuseOtherTotal(total: number, shown: number): void {
  if (shown === total) return;
  throw new CallError('price-changed', {
    message: `Les tarifs ont changé entre-temps\u00a0: le total est de ${money(total)}.`,
  });
}

async function pricesOf(database: Kysely<Database>, showUuid: string): Promise<ReadonlyMap<string, number>> {
  const prices = await database
    .selectFrom('show_prices')
    .select(['category_slug', 'price'])
    .where('show_uuid', '=', showUuid)
    .where('to_confirm', '=', false)
    .execute();
  return new Map(prices.map(({ category_slug, price }) => [category_slug, price]));
}

const wrongCategory = (rank: number, isFree: boolean) =>
  new CallError('invalid-field', {
    fields: {
      [`seats.${rank}.category`]: isFree
        ? 'la participation est libre à cette séance'
        : 'catégorie inconnue pour ce spectacle, ou dont le prix reste à confirmer',
    },
  });
