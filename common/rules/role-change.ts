import { type RoleCode, roleCodes } from '../contract/people/roles';

/** Why a change of roles is refused. */
export type RoleFault = 'not-yours-to-change' | 'user-role-stays' | 'own-role';

/** Whether a role requires ROLE_MEMBRE: all do except these. */
const standsOnMembership = (code: RoleCode) =>
  code !== 'ROLE_USER' && code !== 'ROLE_ANCIEN_MEMBRE' && code !== 'ROLE_MEMBRE';

/** The roles without repetitions, in the order of the contract, with ROLE_MEMBRE if another role requires it. */
export function completeRoles(roles: Iterable<RoleCode>): RoleCode[] {
  const held = new Set(roles);
  if ([...held].some(standsOnMembership)) held.add('ROLE_MEMBRE');
  return roleCodes.filter((code) => held.has(code));
}

/** The remaining roles once one is removed; removing ROLE_MEMBRE also removes the roles that require it. */
export function rolesWithout(roles: readonly RoleCode[], code: RoleCode): RoleCode[] {
  return roles.filter((held) => held !== code && !(code === 'ROLE_MEMBRE' && standsOnMembership(held)));
}

/**
 * The roles of an account, once somebody who saw the roles `seen` chose `wanted` instead. Only the difference between
 * those two counts, so that what changed since they were seen stays, unless it stands on a role that was taken.
 */
export function rolesChosen(
  held: readonly RoleCode[],
  seen: readonly RoleCode[],
  wanted: readonly RoleCode[],
): RoleCode[] {
  const chosen = completeRoles(wanted);
  const taken = seen.filter((code) => !chosen.includes(code));
  const given = chosen.filter((code) => !seen.includes(code));
  return completeRoles([...taken.reduce(rolesWithout, [...held]), ...given]);
}

/** The roles that a person may give to others and take from them. */
export function rolesToGrant(roles: ReadonlySet<RoleCode>): ReadonlySet<RoleCode> {
  if (roles.has('ROLE_ADMIN')) return new Set(roleCodes);
  if (roles.has('ROLE_ADMIN_USER')) return new Set(roleCodes.filter((code) => code !== 'ROLE_ADMIN'));
  return new Set(roles.has('ROLE_ADMIN_MEMBRE') ? ['ROLE_MEMBRE', 'ROLE_ANCIEN_MEMBRE'] : []);
}

/**
 * Why a person may not change another's roles from `before` to `after`, or null. Implied changes (ROLE_MEMBRE with an
 * habilitation, habilitations with ROLE_MEMBRE) are checked too, so that they cannot bypass the granter's rights.
 * @param isOneself whether the roles are the person's own, which may be given up but not added
 */
export function faultOfRoleChange(
  granter: ReadonlySet<RoleCode>,
  before: readonly RoleCode[],
  after: readonly RoleCode[],
  isOneself: boolean,
): RoleFault | null {
  if (before.includes('ROLE_USER') && !after.includes('ROLE_USER')) return 'user-role-stays';
  if (isOneself) return after.every((code) => before.includes(code)) ? null : 'own-role';
  const grantable = rolesToGrant(granter);
  const changed = roleCodes.filter((code) => before.includes(code) !== after.includes(code));
  return changed.every((code) => grantable.has(code)) ? null : 'not-yours-to-change';
}

/** The roles that a member may ask for: neither held nor already asked for. */
export function rolesToAskFor(held: Iterable<RoleCode>, asked: Iterable<RoleCode>): readonly RoleCode[] {
  const taken = new Set([...held, ...asked]);
  return roleCodes.filter((code) => standsOnMembership(code) && !taken.has(code));
}
