import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import type { Show, ShowWrite } from '#common/contract/agenda/show';
import { offerFreedSeats } from '../booking/waiting-list-repository';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { freeSlug, lockNoun } from '../publication/free-slug';
import { locationColumns } from '../publication/location';
import { findShows, locateShow } from '../show/show-projection';
import { lockShowDates, newShowDate, refuseWrongDates, withoutRehearsals } from './show-dates';
import { findShowParts } from './show-parts';
import { type StoredShow, addShows } from '../show/show-repository';
import { changeShow, removeShow } from './show-storing';

/** Creates a show, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid. */
export async function createShow(transaction: WriteTransaction, write: ShowWrite): Promise<Show> {
  await lockNoun(transaction, 'shows');
  const uuid = write.uuid ?? randomUUID();
  if ((await findShows(transaction.database, [uuid])).size > 0)
    throw new CallError('already-exists', { message: 'Ce spectacle existe déjà.' });
  const { prices, ...named } = await findShowParts(transaction.database, write, uuid, null);
  await refuseWrongDates(transaction, write.dates, new Map());
  const slug = await freeSlug(transaction, 'shows', write.title);
  await addShows(transaction, [
    {
      show: { ...ownColumns(write), ...named, uuid, slug },
      dates: write.dates.map((date) => newShowDate(uuid, date)),
      prices,
      categories: [],
    },
  ]);
  return readShow(transaction, uuid);
}

/**
 * Saves changes to a show, which keeps its address. Omitted dates are removed; a date with another moment is moved,
 * with its doors and tickets; seats added to a hall are offered to the waiting list. Throws `not-found`,
 * `stale-version` if it was saved since `base`, and what `findShowParts` and `refuseWrongDates` throw.
 */
export async function updateShow(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: ShowWrite,
  base: string | null,
): Promise<Show> {
  const current = await lockShow(transaction, slugOrUuid, base);
  const { uuid, slug } = current;
  const before = withoutRehearsals(await lockShowDates(transaction, uuid));
  const { prices, ...named } = await findShowParts(transaction.database, write, uuid, current);
  await refuseWrongDates(transaction, write.dates, before);
  const show = { ...ownColumns(write), ...named, uuid, slug };
  await changeShow(transaction, { show, prices, dates: write.dates, before });
  const after = await lockShowDates(transaction, uuid);
  for (const date of after.values()) await offerFreedSeats(transaction, date);
  return readShow(transaction, uuid);
}

/** Removes a show none of whose dates is in use. Throws like `updateShow`. */
export async function deleteShow(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<void> {
  const { uuid } = await lockShow(transaction, slugOrUuid, base);
  const dates = await lockShowDates(transaction, uuid);
  await refuseWrongDates(transaction, [], dates);
  await removeShow(transaction, uuid, dates);
}

async function lockShow(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<Show> {
  await lockNoun(transaction, 'shows');
  const uuid = await locateShow(transaction.database, slugOrUuid, true);
  if (uuid === undefined) throw new CallError('not-found', { message: 'Spectacle introuvable' });
  const current = await readShow(transaction, uuid);
  if (base !== null && base !== current.version) throw new CallError('stale-version');
  return current;
}

async function readShow({ database }: WriteTransaction, uuid: string): Promise<Show> {
  return must((await findShows(database, [uuid])).get(uuid), 'a show just located');
}

const ownColumns = (write: ShowWrite): Omit<StoredShow, 'uuid' | 'slug' | 'pieces' | 'event_slug'> => ({
  title: write.title.trim(),
  visible_from: write.visibleFrom,
  visible_until: write.visibleUntil,
  ...locationColumns(write.location),
  bookings: write.bookings,
  banner_uuid: write.banner?.uuid ?? null,
  version: randomVersion(),
});
