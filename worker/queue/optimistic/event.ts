import { agendaEventWrite } from '#common/contract/agenda/event';
import { isShown } from '#common/rules/agenda';
import { readLane } from '#common/rules/lane';
import { savedEvent } from '#common/rules/saves/event-save';
import { decoded } from './decoded';
import { deskEffect, putOnDesk, removalEffect } from './desk';
import type { Effect, WaitingWrite } from './effect';
import { saveOf } from './save-of';
import { assumeUnused, provisionalSlug } from './unknown-here';

/** An event saved or deleted here. */
export function eventEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const on = { scope: 'site', desk: 'desk-events', shown: 'events', uuid } as const;
  if (pending.call === 'deleteEvent') return removalEffect(on);
  const write = decoded(pending.body, agendaEventWrite);
  if (write === null) return null;
  return deskEffect(on, (rows) => {
    const save = saveOf(pending, rows.get('desk-events', uuid), write);
    const ruling = savedEvent(save, { slug: provisionalSlug(save), isElsewhere: assumeUnused });
    if (ruling.ok) putOnDesk(rows, on, ruling.value, isShown(save.at)(ruling.value));
  });
}
