import { type RoleCode, roleCodes, roleNames } from '#common/contract/people/roles';
import { completeRoles, faultOfRoleChange, rolesWithout } from '#common/rules/role-change';

/** The roles with one added or removed, and those that depend on it. */
export function toggleRole(roles: readonly RoleCode[], code: RoleCode): readonly RoleCode[] {
  return roles.includes(code) ? rolesWithout(roles, code) : completeRoles([...roles, code]);
}

/** Whether a person may give or take this role, starting from the chosen ones; `held` are the roles at the server. */
export function mayToggle(
  granter: ReadonlySet<RoleCode>,
  held: readonly RoleCode[],
  chosen: readonly RoleCode[],
  code: RoleCode,
  isOneself: boolean,
): boolean {
  return faultOfRoleChange(granter, held, toggleRole(chosen, code), isOneself) === null;
}

/** `Donne : Membre, Billetterie. Retire : Rédaction.`; empty if nothing changes. */
export function changeSentence(held: readonly RoleCode[], chosen: readonly RoleCode[]): string {
  const named = (codes: readonly RoleCode[]) => codes.map((code) => roleNames[code]).join(', ');
  const given = roleCodes.filter((code) => chosen.includes(code) && !held.includes(code));
  const taken = roleCodes.filter((code) => held.includes(code) && !chosen.includes(code));
  return [
    ...(given.length > 0 ? [`Donne\u00a0: ${named(given)}.`] : []),
    ...(taken.length > 0 ? [`Retire\u00a0: ${named(taken)}.`] : []),
  ].join(' ');
}
