import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import { demandStateOf } from '#common/contract/fields/demand-states';
import { type RoleDemand, roleDemandWrite } from '#common/contract/people/role-demand';
import { roleNames } from '#common/contract/people/roles';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** A person's own demand for a role, made or withdrawn here. */
export function roleDemandEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const { author } = pending;
  if (author === null) return null;
  if (pending.call === 'deleteRoleDemand')
    return { ...place(author.uuid, uuid), play: (scene) => scene.set('role-demands', uuid, null) };
  const write = decoded(pending.body, roleDemandWrite);
  if (write === null) return null;
  const { code } = write.role;
  return {
    ...place(author.uuid, uuid),
    play(scene) {
      if (scene.get('role-demands', uuid) !== null) return;
      const demand = everyFieldOf<RoleDemand, Decision>()({
        uuid,
        role: { code, name: roleNames[code] },
        user: author,
        createdAt: wholeSecond(pending.at),
        state: demandStateOf({ accepted: null }),
      });
      scene.set('role-demands', uuid, demand);
    },
  };
}

/** The fields of a decision, which a demand made here does not have yet. */
type Decision = 'decidedAt' | 'decidedBy' | 'reason';

const place = (owner: string, uuid: string) =>
  ({ scope: `user:${owner}`, touches: [{ collection: 'role-demands', key: uuid }] }) as const;
