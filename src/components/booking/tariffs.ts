import { numberOf } from '#common/base/typed-number';
import type { PriceCategory } from '#common/contract/agenda/price-category';

/** How many seats of each tariff, by its slug; a text where what was typed is no number of seats. */
export type ChosenSeats = Readonly<Record<string, number | string>>;

/** The price of a seat for a category of people. */
export interface Tariff {
  /** Empty if participation is free: then only a number of seats is asked. */
  readonly slug: string;
  readonly name: string;
  /** Euros. */
  readonly price: number;
  /** Who has it. */
  readonly description?: string | undefined;
  /** How many seats it can have at most, where only those already booked can stay. */
  readonly most?: number;
}

interface Priced {
  readonly prices: readonly {
    readonly price: number;
    readonly category: Omit<PriceCategory, 'rank'>;
    readonly toConfirm?: boolean | undefined;
  }[];
}

/** The tariffs at which seats of a date are sold, in the order in which the show lists them. */
export function tariffsOf(
  { prices }: Priced,
  { freeParticipation }: { readonly freeParticipation: boolean },
): readonly Tariff[] {
  if (freeParticipation) return [{ slug: '', name: 'Places', price: 0 }];
  return prices
    .filter(({ toConfirm }) => toConfirm !== true)
    .map(({ price, category }) => ({ ...category, price }));
}

/** The chosen seats in the form in which a booking is sent, with the price of each. */
export function seatsOf(tariffs: readonly Tariff[], chosen: ChosenSeats) {
  return tariffs
    .map(({ slug, name, price }) => ({
      ...(slug !== '' && { category: { slug, name } }),
      count: numberOf(chosen[slug]) ?? 0,
      price,
    }))
    .filter(({ count }) => count > 0);
}

/** Whether the number of seats of each tariff could be read. Until then nothing is booked, and nothing sold. */
export const areCounted = (tariffs: readonly Tariff[], chosen: ChosenSeats): boolean =>
  tariffs.every(({ slug }) => typeof chosen[slug] !== 'string');
