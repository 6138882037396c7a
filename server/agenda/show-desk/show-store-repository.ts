import { type Selectable, sql } from 'kysely';
import { DOORS_BEFORE, type Show } from '#common/contract/agenda/show';
import { insertRows } from '../../platform/database/insert-rows';
import type { WriteTransaction } from '../../platform/database/transaction';
import { removeInteractiveImagesOf } from '../interactive-image/interactive-image-repository';
import { locationColumns } from '../../content/publication/location';
import { paymentColumns } from '../../content/publication/payment';
import { newShowDate } from './show-dates';
import { recordWholeDate } from '../show/date-rows-repository';
import { markUsedAnew } from '../show/used-tickets-repository';
import {
  type StoredShow,
  type StoredShowDate,
  doorsBeforeOf,
  doorsOf,
  moveShowDate,
  recordShowOf,
} from '../show/show-repository';
import type { ShowTables } from '../../platform/database/tables/show-tables';

type StoredPrice = Selectable<ShowTables['show_prices']>;

/** A show as it is stored, besides its dates and prices. */
export const storedShow = (show: Show): StoredShow => ({
  uuid: show.uuid,
  slug: show.slug,
  title: show.title,
  visible_from: show.visibleFrom,
  visible_until: show.visibleUntil,
  ...locationColumns(show.location),
  ...paymentColumns(show.payment),
  pieces: show.pieces,
  bookings: show.bookings,
  event_slug: show.event?.slug ?? null,
  banner_uuid: show.banner?.uuid ?? null,
  version: show.version,
});

/** The prices of a show as they are stored. */
export const pricesOf = ({ uuid: show_uuid, prices }: Show): StoredPrice[] =>
  prices.map(({ uuid, price, category, toConfirm = false }) => ({
    uuid,
    show_uuid,
    category_slug: category.slug,
    price,
    to_confirm: toConfirm,
  }));

/**
 * Overwrites the show with the same uuid. The tickets of its dates are re-published.
 * @param before its stored dates, locked
 */
export async function changeShow(
  transaction: WriteTransaction,
  show: Show,
  before: ReadonlyMap<string, StoredShowDate>,
): Promise<void> {
  const { dates } = show;
  const { uuid, pieces, ...columns } = storedShow(show);
  const { database } = transaction;
  await database
    .updateTable('shows')
    .set({ ...columns, pieces: sql`${JSON.stringify(pieces)}::jsonb` })
    .where('uuid', '=', uuid)
    .execute();
  await database.deleteFrom('show_prices').where('show_uuid', '=', uuid).execute();
  await insertRows(database, 'show_prices', pricesOf(show));
  const kept = new Set(dates.map((date) => date.uuid));
  await removeDates(
    transaction,
    [...before.keys()].filter((key) => !kept.has(key)),
  );
  await insertRows(
    database,
    'show_dates',
    dates.filter((date) => !before.has(date.uuid)).map((date) => newShowDate(uuid, date)),
  );
  for (const date of dates) await changeDate(transaction, date, before.get(date.uuid));
  await recordShowOf(transaction, uuid);
}

/** Removes a show with all its dates, none of which may be in use. */
export async function removeShow(
  transaction: WriteTransaction,
  uuid: string,
  dates: ReadonlyMap<string, StoredShowDate>,
): Promise<void> {
  await removeDates(transaction, [...dates.keys()]);
  await removeInteractiveImagesOf(transaction, uuid);
  await transaction.database.deleteFrom('shows').where('uuid', '=', uuid).execute();
  transaction.recordChange('shows', uuid, []);
  transaction.recordChange('desk-shows', uuid, []);
}

async function removeDates(transaction: WriteTransaction, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await transaction.database.deleteFrom('show_dates').where('uuid', 'in', uuids).execute();
  for (const uuid of uuids) {
    transaction.recordChange('door-dates', uuid, []);
    transaction.recordChange('seats-left', uuid, []);
  }
}

async function changeDate(
  transaction: WriteTransaction,
  {
    uuid,
    date,
    closingDate,
    maxPlaces,
    freeParticipation,
    payAtDoor = true,
    doorsBefore = DOORS_BEFORE,
  }: Show['dates'][number],
  before: StoredShowDate | undefined,
): Promise<void> {
  const { opens } = doorsOf(date, doorsBefore);
  const opensOtherwise = before !== undefined && doorsBeforeOf(before) !== doorsBefore;
  if (before !== undefined && before.date.getTime() !== date.getTime())
    await moveShowDate(transaction, uuid, date);
  await transaction.database
    .updateTable('show_dates')
    .set({
      closing_date: closingDate,
      max_places: maxPlaces,
      free_participation: freeParticipation,
      pay_at_door: payAtDoor,
      ...(opensOtherwise && { doors_open_at: opens }),
    })
    .where('uuid', '=', uuid)
    .execute();
  if (opensOtherwise) await markUsedAnew(transaction, uuid, opens);
  // Every ticket of the date names the show and its place, which may have changed too.
  await recordWholeDate(transaction, uuid, date);
}
