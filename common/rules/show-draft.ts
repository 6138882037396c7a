import { daysLater } from '../base/paris-time';
import type { AgendaEventWrite } from '../contract/agenda/event';
import type { Show } from '../contract/agenda/show';

type ShowPrice = Show['prices'][number];

/** The default visibility of a new show: one week, until the same time of day in Paris. */
export function firstVisibility(creation: Date): { readonly visibleFrom: Date; readonly visibleUntil: Date } {
  return { visibleFrom: creation, visibleUntil: daysLater(creation, 7) };
}

/** The prices of a show at which seats are sold: those that are confirmed. */
export const confirmedPrices = (prices: Show['prices']): Show['prices'] =>
  prices.filter(({ toConfirm }) => toConfirm !== true);

/**
 * The prices of a show with its missing categories added at 0, in the order of the categories. Somebody has to confirm
 * these: the category may be newer than the show.
 */
export function withMissingCategories(
  prices: readonly ShowPrice[],
  categories: readonly ShowPrice['category'][],
  newUuid: () => string,
): readonly ShowPrice[] {
  const priceOf = new Map(prices.map((price) => [price.category.slug, price]));
  const known = new Set(categories.map(({ slug }) => slug));
  return [
    ...categories.map(
      (category): ShowPrice =>
        priceOf.get(category.slug) ?? { uuid: newUuid(), price: 0, category, toConfirm: true },
    ),
    ...prices.filter(({ category }) => !known.has(category.slug)),
  ];
}

/**
 * The event that announces a show: its title, location, dates and visibility. A show without a date gives an event
 * without one, which cannot be saved as it is.
 * @param newUuid called once for each date
 */
export function eventOfShow(
  { title, location, visibleFrom, visibleUntil, dates }: Show,
  newUuid: () => string,
): Pick<AgendaEventWrite, 'title' | 'location' | 'visibleFrom' | 'visibleUntil' | 'eventDates'> {
  const eventDates = dates
    .toSorted((one, other) => one.date.getTime() - other.date.getTime())
    .map(({ date }) => ({ uuid: newUuid(), date }));
  return { title, location, visibleFrom, visibleUntil, eventDates };
}
