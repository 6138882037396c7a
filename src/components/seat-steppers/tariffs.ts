/** How many seats of each tariff, by its slug. */
export type ChosenSeats = Readonly<Record<string, number>>;

/** What a seat costs whom. */
export interface Tariff {
  /** Empty where participation is free: a number of seats is all that is asked. */
  readonly slug: string;
  readonly name: string;
  /** Euros. */
  readonly price: number;
}

interface Priced {
  readonly prices: readonly {
    readonly price: number;
    readonly category: { readonly slug: string; readonly name: string };
  }[];
}

/** The tariffs of a date, in the order of the bill. */
export function tariffsOf(
  { prices }: Priced,
  { freeParticipation }: { readonly freeParticipation: boolean },
): readonly Tariff[] {
  if (freeParticipation) return [{ slug: '', name: 'Places', price: 0 }];
  return prices.map(({ price, category }) => ({ slug: category.slug, name: category.name, price }));
}

/** The seats that were chosen, as a booking is sent, with what each costs. */
export function seatsOf(tariffs: readonly Tariff[], chosen: ChosenSeats) {
  return tariffs
    .map(({ slug, name, price }) => ({
      ...(slug !== '' && { category: { slug, name } }),
      count: chosen[slug] ?? 0,
      price,
    }))
    .filter(({ count }) => count > 0);
}
