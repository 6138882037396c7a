import { expect, test } from 'vitest';
import { type RoleCode, roleCodes } from '#common/contract/people/roles';
import {
  type RoleFault,
  completeRoles,
  faultOfRoleChange,
  rolesChosen,
  rolesToAskFor,
  rolesWithout,
} from '#common/rules/role-change';

const user: RoleCode[] = ['ROLE_USER'];
const member: RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE'];
const editor: RoleCode[] = [...member, 'ROLE_ADMIN_CONTENT'];
const admin: RoleCode[] = [...member, 'ROLE_ADMIN'];
const former: RoleCode[] = ['ROLE_USER', 'ROLE_ANCIEN_MEMBRE'];

test('every habilitation brings ROLE_MEMBRE along, and goes with it', () => {
  for (const code of roleCodes) {
    const alone = code === 'ROLE_USER' || code === 'ROLE_ANCIEN_MEMBRE';
    expect(completeRoles([code]).includes('ROLE_MEMBRE')).toBe(!alone);
  }
  expect(rolesWithout([...editor, 'ROLE_ANCIEN_MEMBRE'], 'ROLE_MEMBRE')).toEqual([
    'ROLE_USER',
    'ROLE_ANCIEN_MEMBRE',
  ]);
  expect(rolesWithout(editor, 'ROLE_ADMIN_CONTENT')).toEqual(member);
});

test.each<[held: RoleCode[], seen: RoleCode[], wanted: RoleCode[], roles: RoleCode[]]>([
  [[...member, 'ROLE_BILLETTERIE'], member, editor, [...editor, 'ROLE_BILLETTERIE']],
  [member, [...member, 'ROLE_BILLETTERIE'], [...editor, 'ROLE_BILLETTERIE'], editor],
  [[...editor, 'ROLE_BILLETTERIE'], editor, member, [...member, 'ROLE_BILLETTERIE']],
  [editor, member, former, former],
  [user, member, editor, editor],
  [editor, editor, ['ROLE_USER', 'ROLE_ADMIN_CONTENT'], editor],
  [member, user, member, member],
  [admin, admin, [], []],
])('of an account with %j, who saw %j and chose %j makes %j', (held, seen, wanted, roles) => {
  expect(rolesChosen(held, seen, wanted)).toEqual(completeRoles(roles));
});

test.each<[granter: RoleCode, before: RoleCode[], after: RoleCode[], fault: RoleFault | null]>([
  ['ROLE_ADMIN', user, admin, null],
  ['ROLE_ADMIN', admin, user, null],
  ['ROLE_ADMIN', user, [], 'user-role-stays'],
  ['ROLE_ADMIN_USER', user, editor, null],
  ['ROLE_ADMIN_USER', user, admin, 'not-yours-to-change'],
  ['ROLE_ADMIN_USER', admin, member, 'not-yours-to-change'],
  ['ROLE_ADMIN_USER', admin, user, 'not-yours-to-change'],
  ['ROLE_ADMIN_USER', admin, [...admin, 'ROLE_BILLETTERIE'], null],
  ['ROLE_ADMIN_MEMBRE', user, member, null],
  ['ROLE_ADMIN_MEMBRE', member, former, null],
  ['ROLE_ADMIN_MEMBRE', user, editor, 'not-yours-to-change'],
  ['ROLE_ADMIN_MEMBRE', editor, user, 'not-yours-to-change'],
  ['ROLE_ADMIN_MEMBRE', editor, [...editor, 'ROLE_ANCIEN_MEMBRE'], null],
  ['ROLE_MEMBRE', user, member, 'not-yours-to-change'],
  ['ROLE_ADMIN_CONTENT', user, member, 'not-yours-to-change'],
])('%s, who turns %j into %j: %j', (granter, before, after, fault) => {
  expect(faultOfRoleChange(new Set<RoleCode>(['ROLE_USER', granter]), before, after, false)).toBe(fault);
});

test.each<[before: RoleCode[], after: RoleCode[], fault: RoleFault | null]>([
  [member, editor, 'own-role'],
  [admin, [...admin, 'ROLE_SECRETAIRE'], 'own-role'],
  [editor, [...member, 'ROLE_ANCIEN_MEMBRE'], 'own-role'],
  [admin, member, null],
  [user, [], 'user-role-stays'],
])(
  'of their own roles anybody lays one down and nobody takes one: %j into %j: %j',
  (before, after, fault) => {
    expect(faultOfRoleChange(new Set<RoleCode>(['ROLE_ADMIN']), before, after, true)).toBe(fault);
  },
);

test('a member asks for what they neither hold nor asked for, and never for what they have as a person', () => {
  expect(rolesToAskFor(editor, ['ROLE_BILLETTERIE'])).toEqual([
    'ROLE_ADMIN_RESA',
    'ROLE_ADMIN_MEMBRE',
    'ROLE_ADMIN_USER',
    'ROLE_ADMIN',
    'ROLE_SECRETAIRE',
  ]);
});
