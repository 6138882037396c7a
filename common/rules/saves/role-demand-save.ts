import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import { demandStateOf } from '../../contract/fields/demand-states';
import type { RoleDemand, RoleDemandWrite } from '../../contract/people/role-demand';
import { type RoleCode, roleNames } from '../../contract/people/roles';
import { rolesToAskFor } from '../role-change';
import { type Refusal, type Ruling, wrongState } from './refusal';
import { type Addition, existingRefusal } from './save';

/** A demand that waits, besides the person who asks. */
export type AskedRole = Pick<RoleDemand, 'uuid' | 'role' | 'createdAt' | 'state'>;

interface RoleFacts {
  readonly at: Date;
  /** The roles of the person who asks. */
  readonly held: readonly RoleCode[];
  /** Those of their demands that wait. */
  readonly asked: readonly RoleCode[];
}

/** A demand for a role, which the person must neither have nor have asked for. */
export function askedRole(
  { uuid, before, write }: Addition<RoleDemand, RoleDemandWrite>,
  { at, held, asked }: RoleFacts,
): Ruling<AskedRole> {
  const { code } = write.role;
  const refusal = existingRefusal(before) ?? notToAskFor(code, held, asked);
  if (refusal !== null) return fail(refusal);
  return succeed(
    everyFieldOf<AskedRole>()({
      uuid,
      role: { code, name: roleNames[code] },
      createdAt: at,
      state: demandStateOf({ accepted: null }),
    }),
  );
}

function notToAskFor(code: RoleCode, held: readonly RoleCode[], asked: readonly RoleCode[]): Refusal | null {
  if (held.includes(code) || asked.includes(code))
    return { code: 'already-exists', message: 'Cette habilitation est déjà acquise ou demandée.' };
  return rolesToAskFor(held, asked).includes(code)
    ? null
    : wrongState('Cette habilitation ne se demande pas.');
}
