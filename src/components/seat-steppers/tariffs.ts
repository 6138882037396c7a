/** How many seats of each tariff, by its slug. */
export type ChosenSeats = Readonly<Record<string, number>>;

/** The price of a seat for a category of people. */
export interface Tariff {
  /** Empty if participation is free: then only a number of seats is asked. */
  readonly slug: string;
  readonly name: string;
  /** Euros. */
  readonly price: number;
}

interface Priced {
  readonly prices: readonly {
    readonly price: number;
    readonly category: { readonly slug: string; readonly name: string };
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
    .map(({ price, category }) => ({ slug: category.slug, name: category.name, price }));
}

/** The chosen seats in the form in which a booking is sent, with the price of each. */
export function seatsOf(tariffs: readonly Tariff[], chosen: ChosenSeats) {
  return tariffs
    .map(({ slug, name, price }) => ({
      ...(slug !== '' && { category: { slug, name } }),
      count: chosen[slug] ?? 0,
      price,
    }))
    .filter(({ count }) => count > 0);
}
