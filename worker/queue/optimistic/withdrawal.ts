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
  play(scene) {
    const demand = scene.get(collection, uuid);
    if (demand === null || undecided(demand).ok) scene.set(collection, uuid, null);
  },
});
