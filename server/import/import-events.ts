import { randomBytes } from 'node:crypto';
import type { Infer } from 'superstruct';
import { uuidV7 } from '#common/base/uuid';
import { type AgendaEvent, importedEvent } from '#common/contract/agenda/event';
import { savedLocation } from '#common/rules/saves/location';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { addEvents, findDateOwners, wholeEvent } from '../event/event-repository';
import { lockNoun } from '../publication/free-slug';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../database/find-existing';

export type ImportedEvent = Infer<typeof importedEvent>;

/** Events with their dates. */
export const importEvents: Importer<ImportedEvent> = {
  name: 'events',
  label: 'Évènements',
  struct: importedEvent,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  events: readonly ImportedEvent[],
): Promise<Outcome[]> {
  await lockNoun(transaction, 'events');
  const wanted = events.map(({ slug }) => slug);
  const slugs = await findExisting(transaction.database, 'events', 'slug', wanted);
  const keysIn = ({ eventDates }: ImportedEvent) => eventDates.map(({ uuid }) => uuid);
  const owned = await findDateOwners(transaction.database, events.flatMap(keysIn));
  const taken = new Set(owned.map(({ uuid }) => uuid));
  const { outcomes, added } = partitionRows(events, (event): Outcome => {
    if (slugs.has(event.slug)) return 'present';
    const keys = keysIn(event);
    const double = keys.find((key, rank) => taken.has(key) || keys.indexOf(key) !== rank);
    if (double) return { refused: `la date ${double} existe déjà` };
    if (event.visibleFrom >= event.visibleUntil)
      return { refused: 'la visibilité doit finir après avoir commencé' };
    slugs.add(event.slug);
    for (const key of keys) taken.add(key);
    return 'added';
  });
  await addEvents(
    transaction,
    added.map((event) => wholeEvent(eventOf(event))),
  );
  return outcomes;
}

const eventOf = ({ location, ...event }: ImportedEvent): AgendaEvent => ({
  ...event,
  uuid: uuidV7(event.visibleFrom.getTime(), randomBytes(10)),
  location: savedLocation(location),
  version: randomVersion(),
});
