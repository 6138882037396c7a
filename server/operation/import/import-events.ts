import { randomBytes } from 'node:crypto';
import type { Infer } from 'superstruct';
import { uuidV7 } from '#common/base/uuid';
import { type AgendaEvent, importedEvent } from '#common/contract/agenda/event';
import { eventNoun } from '#common/nouns/event';
import { savedLocation } from '#common/rules/saves/location';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { addEvents, findDateOwners } from '../../agenda/event/event-repository';
import { lockNoun } from '../../content/publication/free-slug';
import { type Importer, type Outcome, partitionBySlug } from './importer';

export interface ImportedEvent extends Infer<typeof importedEvent> {}

/** Events with their dates. */
export const importEvents: Importer<ImportedEvent> = {
  name: 'events',
  label: eventNoun.words.all,
  struct: importedEvent,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  events: readonly ImportedEvent[],
): Promise<Outcome[]> {
  // Those of events that are being added are known too.
  await lockNoun(transaction, 'events');
  const keysIn = ({ eventDates }: ImportedEvent) => eventDates.map(({ uuid }) => uuid);
  const owned = await findDateOwners(transaction.database, events.flatMap(keysIn));
  const taken = new Set(owned.map(({ uuid }) => uuid));
  const { outcomes, added } = await partitionBySlug(transaction, 'events', events, (event) => {
    const keys = keysIn(event);
    const double = keys.find((key, rank) => taken.has(key) || keys.indexOf(key) !== rank);
    if (double) return `la date ${double} existe déjà`;
    if (event.visibleFrom >= event.visibleUntil) return 'la visibilité doit finir après avoir commencé';
    for (const key of keys) taken.add(key);
    return null;
  });
  await addEvents(transaction, added.map(eventOf));
  return outcomes;
}

const eventOf = ({ location, ...event }: ImportedEvent): AgendaEvent => ({
  ...event,
  uuid: uuidV7(event.visibleFrom.getTime(), randomBytes(10)),
  location: savedLocation(location),
  version: randomVersion(),
});
