import type { AgendaEvent, AgendaEventWrite } from '#common/contract/agenda/event';
import { savedEvent } from '#common/rules/saves/event-save';
import { freeSlug } from '../../content/publication/free-slug';
import { changesOf } from '../../content/publication/noun-changes';
import { eventStore, findDateOwners } from './event-repository';

/** The changes to events: the slug of one that is added comes from its title, and is kept. */
export const eventChanges = changesOf<AgendaEvent, AgendaEventWrite>(
  eventStore,
  async (transaction, save) => {
    const { uuid, before, write } = save;
    const dates = write.eventDates.map((date) => date.uuid);
    const owners = await findDateOwners(transaction.database, dates);
    const elsewhere = new Set(owners.filter((owner) => owner.event_uuid !== uuid).map((owner) => owner.uuid));
    return savedEvent(save, {
      slug: before?.slug ?? (await freeSlug(transaction, 'events', write.title)),
      isElsewhere: (date) => elsewhere.has(date),
    });
  },
);
