import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import type { AgendaEvent, AgendaEventWrite } from '#common/contract/agenda/event';
import { repeatedMoments } from '#common/rules/moment-faults';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { freeSlug, lockNoun } from '../publication/free-slug';
import { locationColumns } from '../publication/location';
import {
  type WholeEvent,
  addEvents,
  changeEvent,
  findDateOwners,
  findEvents,
  locateEvent,
  removeEvent,
} from './event-repository';

/** Creates an event, under the client's uuid if given. Throws `already-exists` for a taken uuid. */
export async function createEvent(
  transaction: WriteTransaction,
  write: AgendaEventWrite,
): Promise<AgendaEvent> {
  await lockNoun(transaction, 'events');
  const uuid = write.uuid ?? randomUUID();
  if ((await findEvents(transaction.database, [uuid])).size > 0)
    throw new CallError('already-exists', { message: 'Cet évènement existe déjà.' });
  const slug = await freeSlug(transaction, 'events', write.title);
  await addEvents(transaction, [await wholeEvent(transaction, write, { uuid, slug })]);
  return readEvent(transaction, uuid);
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
  const current = await lockEvent(transaction, slugOrUuid, base);
  await changeEvent(transaction, await wholeEvent(transaction, write, current));
  return readEvent(transaction, current.uuid);
}

/** Removes an event. Throws as `updateEvent` does. */
export async function deleteEvent(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<void> {
  const { uuid } = await lockEvent(transaction, slugOrUuid, base);
  await removeEvent(transaction, uuid);
}

async function lockEvent(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<AgendaEvent> {
  await lockNoun(transaction, 'events');
  const uuid = await locateEvent(transaction.database, slugOrUuid, true);
  if (uuid === undefined) throw new CallError('not-found', { message: 'Évènement introuvable' });
  const current = await readEvent(transaction, uuid);
  if (base !== null && base !== current.version) throw new CallError('stale-version');
  return current;
}

async function wholeEvent(
  transaction: WriteTransaction,
  write: AgendaEventWrite,
  { uuid, slug }: { readonly uuid: string; readonly slug: string },
): Promise<WholeEvent> {
  await expectOwnDates(transaction, write, uuid);
  return {
    event: {
      uuid,
      slug,
      title: write.title.trim(),
      ...locationColumns(write.location),
      visible_from: write.visibleFrom,
      visible_until: write.visibleUntil,
      version: randomVersion(),
    },
    dates: write.eventDates.map((date) => ({ uuid: date.uuid, event_uuid: uuid, date: date.date })),
  };
}

/**
 * Checks the client's uuids of dates: none occurs twice or belongs to another event. Nor may two dates be at the same
 * time.
 */
async function expectOwnDates(transaction: WriteTransaction, { eventDates }: AgendaEventWrite, uuid: string) {
  const keys = eventDates.map((date) => date.uuid);
  const twice = keys.findIndex((key, rank) => keys.indexOf(key) !== rank);
  if (twice >= 0) throw invalidDate(`${twice}.uuid`, 'donné deux fois');
  const [repeated] = repeatedMoments(eventDates.map(({ date }) => date));
  if (repeated !== undefined) throw invalidDate(`${repeated}.date`, 'cette date est déjà dans la liste');
  const foreign = (await findDateOwners(transaction.database, keys)).find(
    ({ event_uuid }) => event_uuid !== uuid,
  );
  if (foreign) throw invalidDate(`${keys.indexOf(foreign.uuid)}.uuid`, 'appartient à un autre évènement');
}

const invalidDate = (path: string, fault: string) =>
  new CallError('invalid-field', { fields: { [`eventDates.${path}`]: fault } });

async function readEvent({ database }: WriteTransaction, uuid: string): Promise<AgendaEvent> {
  return must((await findEvents(database, [uuid])).get(uuid), 'an event just located');
}
