import { deepEqual } from 'fast-equals';

/** The orders of a list that were made here and that the mirror does not show yet, oldest first; `from`: what it shows. */
export interface AwaitedOrders {
  readonly from: readonly string[];
  readonly orders: readonly (readonly string[])[];
}

/** The order that is shown: the last one made here, else the mirror's. */
export const newestOrder = ({ from, orders }: AwaitedOrders): readonly string[] => orders.at(-1) ?? from;

/**
 * What is still awaited once the mirror shows this order; the same object if that is no news. If the mirror shows an
 * order that was not made here, others moved, added or deleted something, and nothing is awaited any more.
 */
export function stillAwaited(awaited: AwaitedOrders, mirrored: readonly string[]): AwaitedOrders {
  const reached = awaited.orders.findLastIndex((order) => deepEqual(order, mirrored));
  if (reached === -1 && deepEqual(awaited.from, mirrored)) return awaited;
  return { from: mirrored, orders: reached === -1 ? [] : awaited.orders.slice(reached + 1) };
}
