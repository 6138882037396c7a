import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import type { AgendaEvent, AgendaEventWrite } from '#common/contract/agenda/event';
import { eventWords, savedEvent } from '#common/rules/saves/event-save';
import { type NewSave, checkVersion } from '#common/rules/saves/save';
import { stampedSave } from '../database/stamped-save';
import type { WriteTransaction } from '../database/transaction';
import { CallError, rowOrThrow } from '../http/call-error';
import { freeSlug, lockNoun } from '../publication/free-slug';
import {
  addEvents,
  changeEvent,
  findDateOwners,
  findEvents,
  locateEvent,
  removeEvent,
  wholeEvent,
} from './event-repository';

/** The error for an unknown event, or one that the caller may not see. */
export const unknownEvent = () => new CallError('not-found', { message: eventWords.missing });

/** Creates an event, under the client's uuid if given. Throws `already-exists` for a taken uuid. */
export async function createEvent(
  transaction: WriteTransaction,
  write: AgendaEventWrite,
): Promise<AgendaEvent> {
  await lockNoun(transaction, 'events');
  const uuid = write.uuid ?? randomUUID();
  const before = (await findEvents(transaction.database, [uuid])).get(uuid) ?? null;
  const event = await saved(transaction, { uuid, isNew: true, before, write, base: null });
  await addEvents(transaction, [wholeEvent(event)]);
  return event;
}

/**
 * Saves an event, whose slug is kept. Throws `not-found`, and `stale-version` if it was saved by someone else since
 * `base`.
 */
export async function updateEvent(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: AgendaEventWrite,
  base: string | null,
): Promise<AgendaEvent> {
  const before = await lockEvent(transaction, slugOrUuid);
  const event = await saved(transaction, { uuid: before.uuid, isNew: false, before, write, base });
  await changeEvent(transaction, wholeEvent(event));
  return event;
}

/** Removes an event. Throws as `updateEvent` does. */
export async function deleteEvent(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<void> {
  const event = await lockEvent(transaction, slugOrUuid);
  await removeEvent(transaction, rowOrThrow(checkVersion(event, base)).uuid);
}

async function lockEvent(transaction: WriteTransaction, slugOrUuid: string): Promise<AgendaEvent> {
  await lockNoun(transaction, 'events');
  const uuid = await locateEvent(transaction.database, slugOrUuid, true);
  if (uuid === undefined) throw unknownEvent();
  return must((await findEvents(transaction.database, [uuid])).get(uuid), 'an event just located');
}

async function saved(
  transaction: WriteTransaction,
  save: NewSave<AgendaEvent, AgendaEventWrite>,
): Promise<AgendaEvent> {
  const { uuid, before, write } = save;
  const { database } = transaction;
  const owners = await findDateOwners(
    database,
    write.eventDates.map((date) => date.uuid),
  );
  const elsewhere = new Set(owners.filter((owner) => owner.event_uuid !== uuid).map((owner) => owner.uuid));
  const ruling = savedEvent(stampedSave(transaction, save), {
    slug: before?.slug ?? (await freeSlug(transaction, 'events', write.title)),
    isElsewhere: (date) => elsewhere.has(date),
  });
  return rowOrThrow(ruling);
}
