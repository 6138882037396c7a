import { wholeSecond } from '#common/base/paris-time';
import { doorDateChange } from '#common/contract/tickets/door';
import { changedDoorDate } from '#common/rules/saves/door-date-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** A change here of the time until which latecomers of a date keep their seats. */
export function doorDateEffect(pending: WaitingWrite): Effect | null {
  const uuid = pending.params['uuid'];
  const change = decoded(pending.body, doorDateChange);
  if (uuid === undefined || change === null) return null;
  const until = change.latecomersUntil;
  return {
    scope: 'billetterie',
    touches: [{ collection: 'door-dates', key: uuid }],
    apply(rows) {
      const date = rows.get('door-dates', uuid);
      if (date === null) return;
      rows.set('door-dates', uuid, changedDoorDate(date, { latecomersUntil: until && wholeSecond(until) }));
    },
  };
}
