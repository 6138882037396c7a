import { describe, expect, it } from 'vitest';
import type { RoleCode } from '#common/contract/people/roles';
import { roleNames } from '#common/contract/people/roles';
import type { Account } from '../../../../../src/screens/desk/user/account';
import { actionsOn } from '../../../../../src/screens/desk/user/user-actions';

const now = new Date('2026-11-21T20:30:00+01:00');
const nadia = { uuid: 'nadia', roles: new Set<RoleCode>(['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_USER']) };
const helene = { uuid: 'helene', roles: new Set<RoleCode>(['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN']) };

describe('what may be done with an account', () => {
  it('is all but what is done already', () => {
    expect(actionsOn(account(), nadia, now)).toEqual(['details', 'roles', 'block', 'delete']);
  });

  it('is to activate one that is not, and to let in again one that is kept out', () => {
    const kept = account({ isActivated: false, disabledUntil: new Date('2026-11-22T00:00:00+01:00') });
    expect(actionsOn(kept, nadia, now)).toEqual(['details', 'activate', 'roles', 'unblock', 'delete']);
  });

  it('is to block one whose block is over', () => {
    expect(actionsOn(account({ disabledUntil: now }), nadia, now)).toContain('block');
  });

  it('is only the roles that others grant, where the account is an administrator’s', () => {
    const administrator = account({ roles: ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN'] });
    expect(actionsOn(administrator, nadia, now)).toEqual(['roles']);
    expect(actionsOn(administrator, helene, now)).toContain('delete');
  });

  it('is membership alone for whoever looks after members', () => {
    const odile = { uuid: 'odile', roles: new Set<RoleCode>(['ROLE_MEMBRE', 'ROLE_ADMIN_MEMBRE']) };
    expect(actionsOn(account({ isActivated: false }), odile, now)).toEqual(['roles']);
  });

  it('is neither to block nor to delete oneself', () => {
    expect(actionsOn(account({ uuid: 'nadia' }), nadia, now)).toEqual(['details', 'roles']);
    const herself = account({ uuid: 'helene', roles: ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN'] });
    expect(actionsOn(herself, helene, now)).toEqual(['details', 'roles']);
  });
});

interface Facts extends Partial<Pick<Account, 'uuid' | 'isActivated' | 'disabledUntil'>> {
  readonly roles?: readonly RoleCode[];
}

function account({ roles = ['ROLE_USER'], ...facts }: Facts = {}): Account {
  return {
    uuid: 'ines',
    slug: 'ines-delmotte',
    name: 'Delmotte',
    firstname: 'Inès',
    email: 'ines@theatre.example',
    creationDate: new Date('2020-01-01T00:00:00+01:00'),
    isActivated: true,
    temporary: false,
    habilitations: roles.map((code) => ({ code, name: roleNames[code] })),
    ...facts,
  };
}
