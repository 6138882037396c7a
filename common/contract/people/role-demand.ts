import { type Infer, array, enums, object, optional, string, type, unknown } from 'superstruct';
import { demandState, demandStateCode } from '../fields/demand-states';
import { listFromText, pageQuery } from '../fields/list-query';
import { moment, text, uuid, words } from '../fields/primitives';
import { roleCode } from './roles';
import { personReference } from './user';

const role = type({ code: roleCode, name: string() });

/** A member's demand for a role. A decision is recorded with an author, a date and, if refused, a reason. */
export const roleDemand = type({
  uuid,
  role,
  user: personReference,
  createdAt: moment,
  state: demandState,
  decidedAt: optional(moment),
  decidedBy: optional(personReference),
  reason: optional(string()),
});
export type RoleDemand = Infer<typeof roleDemand>;

/** POST: a client that creates offline brings its own version 7 `uuid`. `user` may only be the caller. */
export const roleDemandWrite = object({
  uuid: optional(uuid),
  role: object({ code: roleCode, name: optional(text(100)) }),
  user: optional(type({ uuid })),
});
export type RoleDemandWrite = Infer<typeof roleDemandWrite>;

/** PUT: the demand with state ACCEPTEE, or REFUSEE and a reason. Other fields may be sent back as read. */
export const roleDemandDecision = object({
  uuid: optional(uuid),
  state: object({ code: enums(['ACCEPTEE', 'REFUSEE']), name: optional(text(100)) }),
  reason: optional(words(1000)),
  role: optional(unknown()),
  user: optional(unknown()),
  createdAt: optional(unknown()),
  decidedAt: optional(unknown()),
  decidedBy: optional(unknown()),
});
export type RoleDemandDecision = Infer<typeof roleDemandDecision>;

export const roleDemandOrders = ['creation-asc', 'creation-desc', 'decision-desc'] as const;
export type RoleDemandOrder = (typeof roleDemandOrders)[number];

/** GET /api/role-demands, oldest first; `state`: in any of these states, in all if absent. */
export const roleDemandQuery = object({
  ...pageQuery,
  state: optional(listFromText(array(demandStateCode))),
  orderBy: optional(enums(roleDemandOrders)),
});
export type RoleDemandQuery = Infer<typeof roleDemandQuery>;
