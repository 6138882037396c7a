import { type Infer, enums, object, optional, string, type, unknown } from 'superstruct';
import { pageQuery } from './list-query';
import { moment, text, uuid } from './primitives';
import { roleCode } from './roles';
import { personReference } from './user';

/** What has become of a demand. */
export const roleDemandStates = {
  EN_ATTENTE: 'En attente',
  ACCEPTEE: 'Acceptée',
  REFUSEE: 'Refusée',
} as const;
export type RoleDemandStateCode = keyof typeof roleDemandStates;

const stateCode = enums(['EN_ATTENTE', 'ACCEPTEE', 'REFUSEE']);
const role = type({ code: roleCode, name: string() });

/** A member's demand for a role. A decision is a fact with an author, a date and, if refused, a reason. */
export const roleDemand = type({
  uuid,
  role,
  user: personReference,
  createdAt: moment,
  state: type({ code: stateCode, name: string() }),
  decidedAt: optional(moment),
  decidedBy: optional(personReference),
  reason: optional(string()),
});
export type RoleDemand = Infer<typeof roleDemand>;

/** POST: a client that asks offline brings its own version 7 `uuid`. `user` may only be oneself. */
export const roleDemandWrite = object({
  uuid: optional(uuid),
  role: object({ code: roleCode, name: optional(string()) }),
  user: optional(type({ uuid })),
});
export type RoleDemandWrite = Infer<typeof roleDemandWrite>;

/** PUT: the demand with state ACCEPTEE, or REFUSEE and a reason. Other fields may be sent back as read. */
export const roleDemandDecision = object({
  uuid: optional(uuid),
  state: object({ code: enums(['ACCEPTEE', 'REFUSEE']), name: optional(string()) }),
  reason: optional(text(1000)),
  role: optional(unknown()),
  user: optional(unknown()),
  createdAt: optional(unknown()),
  decidedAt: optional(unknown()),
  decidedBy: optional(unknown()),
});
export type RoleDemandDecision = Infer<typeof roleDemandDecision>;

/** GET /api/role-demands, oldest first; without `state` all of them. */
export const roleDemandQuery = object({ ...pageQuery, state: optional(stateCode) });
export type RoleDemandQuery = Infer<typeof roleDemandQuery>;
