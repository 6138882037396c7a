import type { RoleCode } from '#common/contract/people/roles';
import type { Person } from './model-sessions';

export const editorRoles: readonly RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT'];
export const doorRoles: readonly RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_BILLETTERIE'];

export const adminRoles: readonly RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN'];
export const otherRoles: readonly RoleCode[] = ['ROLE_USER'];

export const troupe: readonly Person[] = [
  { uuid: '0190a000-0000-7000-8000-000000000004', email: 'colette@troupe.example', roles: editorRoles },
  { uuid: '0190a000-0000-7000-8000-000000000010', email: 'bertrand@troupe.example', roles: doorRoles },
  {
    uuid: '0190a000-0000-7000-8000-000000000008',
    email: 'agathe@troupe.example',
    roles: adminRoles,
  },
];
