import { undecided } from '#common/rules/saves/demand-decision';
import type { Effect } from './effect';

/** A person's own demand, withdrawn here: one that is decided already stays. */
export const withdrawalEffect = (
  collection: 'role-demands' | 'free-ticket-demands',
  uuid: string,
  owner: string,
): Effect => ({
  scope: `user:${owner}`,
  touches: [{ collection, key: uuid }],
  apply(rows) {
    const demand = rows.get(collection, uuid);
    if (demand === null || undecided(demand).ok) rows.set(collection, uuid, null);
  },
});
