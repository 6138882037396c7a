import { byCode } from '#common/base/order';
import type { AgendaEvent } from '#common/contract/agenda/event';
import type { PriceCategoryRow } from '#common/contract/agenda/price-category';
import type { Show } from '#common/contract/agenda/show';
import { findRow } from '../find-row';
import { type MirrorReader, pageMirror } from '../page-mirror';

/** All shows and events for those who write them, whenever they are shown. */
export interface DeskAgendaQueries {
  shows(): Promise<readonly Show[]>;
  /** One show by slug or uuid, or null. */
  readShow(address: string): Promise<Show | null>;
  events(): Promise<readonly AgendaEvent[]>;
  /** One event by slug or uuid, or null. */
  readEvent(address: string): Promise<AgendaEvent | null>;
  /** The price categories of seats, in their order. */
  priceCategories(): Promise<readonly PriceCategoryRow[]>;
}

export const deskAgendaQueriesOf = (mirror: MirrorReader): DeskAgendaQueries => ({
  shows: () => mirror.read((generation) => generation.rows('desk-shows').toArray(), []),
  readShow: (address) =>
    mirror.read(async (generation) => (await findRow(generation, 'desk-shows', address)) ?? null, null),
  events: () => mirror.read((generation) => generation.rows('desk-events').toArray(), []),
  readEvent: (address) =>
    mirror.read(async (generation) => (await findRow(generation, 'desk-events', address)) ?? null, null),
  priceCategories: () =>
    mirror.read(async (generation) => {
      const categories = await generation.rows('price-categories').toArray();
      return categories.sort((one, other) => one.rank - other.rank || byCode(one.slug, other.slug));
    }, []),
});

export const deskAgendaQueries = deskAgendaQueriesOf(pageMirror);
