import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import { type RoleDemand, roleDemandWrite } from '#common/contract/people/role-demand';
import { readLane } from '#common/rules/lane';
import { askedRole } from '#common/rules/saves/role-demand-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { withdrawalEffect } from './withdrawal';

/** A person's own demand for a role, made or withdrawn here. */
export function roleDemandEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const { author } = pending;
  if (author === null) return null;
  if (pending.call === 'deleteRoleDemand') return withdrawalEffect('role-demands', uuid, author.uuid);
  const write = decoded(pending.body, roleDemandWrite);
  if (write === null) return null;
  return {
    scope: `user:${author.uuid}`,
    touches: [{ collection: 'role-demands', key: uuid }],
    reads: [{ collection: 'account', key: author.uuid }],
    apply(rows) {
      const before = rows.get('role-demands', uuid);
      const held = (rows.get('account', author.uuid)?.habilitations ?? []).map(({ code }) => code);
      // Their other demands are not read here.
      const facts = { at: wholeSecond(pending.at), held, asked: [] };
      const ruling = askedRole({ uuid, before, write }, facts);
      if (!ruling.ok) return;
      const demand = everyFieldOf<RoleDemand, Decision>()({ ...ruling.value, user: author });
      rows.set('role-demands', uuid, demand);
    },
  };
}

/** The fields of a decision, which a demand made here does not have yet. */
type Decision = 'decidedAt' | 'decidedBy' | 'reason';
