import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import type { Show, ShowWrite } from '#common/contract/agenda/show';
import type { NewSave } from '#common/rules/saves/save';
import { removedShow, savedShow, showWords } from '#common/rules/saves/show-save';
import { changedEvenings } from '#common/rules/announced-evening';
import { endWithClosing } from '../../tickets/booking/offer-closing-repository';
import { offerFreedSeats } from '../../tickets/booking/waiting-list-repository';
import { stampedSave } from '../../platform/database/stamped-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import { freeSlug, lockNoun } from '../../content/publication/free-slug';
import { findShows, locateShow } from '../show/show-projection';
import { addShows } from '../show/show-repository';
import { rememberAnnounced } from '../show/announced-evening-repository';
import { datesInUse, lockShowDates, newShowDate, withoutRehearsals } from './show-dates';
import { findShowFacts } from './show-facts';
import { changeShow, pricesOf, removeShow, storedShow } from './show-store-repository';

/** Creates a show, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid. */
export async function createShow(transaction: WriteTransaction, write: ShowWrite): Promise<Show> {
  await lockShowsAndPieces(transaction);
  const uuid = write.uuid ?? randomUUID();
  const before = (await findShows(transaction.database, [uuid])).get(uuid) ?? null;
  const show = await saved(transaction, { uuid, isNew: true, before, write, base: null });
  await addShows(transaction, [
    {
      show: storedShow(show),
      dates: show.dates.map((date) => newShowDate(uuid, date)),
      prices: pricesOf(show),
      categories: [],
    },
  ]);
  return show;
}

/**
 * Saves changes to a show, which keeps its address. Omitted dates are removed; a date with another moment is moved,
 * with its doors and tickets; whoever holds seats is told later of what changed; seats added to a hall are offered to the
 * waiting list; offers and held seats end with booking. Throws `not-found`, `stale-version` if it was saved since `base`,
 * and what its rule refuses.
 */
export async function updateShow(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: ShowWrite,
  base: string | null,
): Promise<Show> {
  const uuid = await lockShow(transaction, slugOrUuid);
  const dates = withoutRehearsals(await lockShowDates(transaction, uuid));
  const before = await readShow(transaction, uuid);
  const show = await saved(transaction, { uuid, isNew: false, before, write, base });
  await rememberAnnounced(transaction, changedEvenings(before, show, transaction.now));
  await changeShow(transaction, show, dates);
  const after = await lockShowDates(transaction, uuid);
  for (const date of after.values()) {
    await endWithClosing(transaction, date);
    await offerFreedSeats(transaction, date);
  }
  return show;
}

/** Removes a show none of whose dates is in use. Throws like `updateShow`. */
export async function deleteShow(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<void> {
  const uuid = await lockShow(transaction, slugOrUuid);
  const dates = await lockShowDates(transaction, uuid);
  const before = await readShow(transaction, uuid);
  const used = await datesInUse(transaction, [...dates.keys()]);
  rowOrThrow(removedShow(before, base, [...dates.values()], (date) => used.has(date)));
  await removeShow(transaction, uuid, dates);
}

async function saved(transaction: WriteTransaction, save: NewSave<Show, ShowWrite>): Promise<Show> {
  const { before, write } = save;
  const slug = before?.slug ?? (await freeSlug(transaction, 'shows', write.title));
  const facts = await findShowFacts(transaction, save);
  return rowOrThrow(savedShow(stampedSave(transaction, save), { ...facts, slug }));
}

async function lockShow(transaction: WriteTransaction, slugOrUuid: string): Promise<string> {
  await lockShowsAndPieces(transaction);
  const uuid = await locateShow(transaction.database, slugOrUuid, true);
  if (uuid === undefined) throw new CallError('not-found', { message: showWords.missing });
  return uuid;
}

/** The plays that a show names keep their addresses until the commit. Whole nouns are locked before any date. */
async function lockShowsAndPieces(transaction: WriteTransaction): Promise<void> {
  await lockNoun(transaction, 'shows');
  await lockNoun(transaction, 'pieces');
}

async function readShow({ database }: WriteTransaction, uuid: string): Promise<Show> {
  return must((await findShows(database, [uuid])).get(uuid), 'a show just located');
}
