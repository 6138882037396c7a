import { describe, expect, it } from 'vitest';
import type { RoleCode } from '#common/contract/people/roles';
import { changeSentence, mayToggle, toggleRole } from '../../../../../src/screens/desk/user/role-choice';

const visitor: readonly RoleCode[] = ['ROLE_USER'];
const seller: readonly RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_BILLETTERIE'];
const administrator: readonly RoleCode[] = ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN'];
const accounts = new Set<RoleCode>(['ROLE_ADMIN_USER']);
const site = new Set<RoleCode>(['ROLE_ADMIN']);

describe('choosing roles', () => {
  it('brings membership along with an office', () => {
    expect(toggleRole(visitor, 'ROLE_BILLETTERIE')).toEqual(seller);
  });

  it('takes every office along with membership', () => {
    expect(toggleRole(seller, 'ROLE_MEMBRE')).toEqual(visitor);
  });

  it('leaves membership to who loses an office', () => {
    expect(toggleRole(seller, 'ROLE_BILLETTERIE')).toEqual(['ROLE_USER', 'ROLE_MEMBRE']);
  });

  it('offers what one may grant', () => {
    expect(mayToggle(accounts, visitor, visitor, 'ROLE_BILLETTERIE', false)).toBe(true);
    expect(mayToggle(accounts, visitor, visitor, 'ROLE_ADMIN', false)).toBe(false);
    expect(mayToggle(site, visitor, visitor, 'ROLE_ADMIN', false)).toBe(true);
  });

  it('does not offer a detour to what one may not take', () => {
    expect(mayToggle(accounts, administrator, administrator, 'ROLE_MEMBRE', false)).toBe(false);
    expect(mayToggle(site, administrator, administrator, 'ROLE_MEMBRE', false)).toBe(true);
  });

  it('offers of one’s own roles to lay them down', () => {
    expect(mayToggle(site, visitor, visitor, 'ROLE_BILLETTERIE', true)).toBe(false);
    expect(mayToggle(site, seller, seller, 'ROLE_BILLETTERIE', true)).toBe(true);
  });

  it('says what will change before it does', () => {
    expect(changeSentence(visitor, seller)).toBe('Donne\u00a0: Membre, Billetterie.');
    expect(changeSentence(seller, visitor)).toBe('Retire\u00a0: Membre, Billetterie.');
    expect(changeSentence(seller, seller)).toBe('');
  });
});
