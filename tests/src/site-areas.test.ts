import { describe, expect, test } from 'vitest';
import type { RoleCode } from '#common/contract/people/roles';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { areaOf } from '../../src/site-areas';

/** The first screen of an area that a member with this office may open. */
function firstScreen(area: string, office: RoleCode): string | undefined {
  const roles = new Set<RoleCode>(['ROLE_USER', 'ROLE_MEMBRE', office]);
  return areaOf(area)?.find(({ who }) => isAllowed(permissions[who], roles))?.href;
}

describe('the address of an area', () => {
  test.each<[string, RoleCode, string | undefined]>([
    ['/regie', 'ROLE_ADMIN_USER', '/regie/utilisateur'],
    ['/regie', 'ROLE_ADMIN_MEMBRE', '/regie/utilisateur/liste'],
    ['/regie', 'ROLE_SECRETAIRE', '/regie/spectacle'],
    ['/regie', 'ROLE_ADMIN_RESA', '/regie/reservations'],
    ['/regie', 'ROLE_ADMIN', '/regie/utilisateur'],
    ['/regie', 'ROLE_BILLETTERIE', undefined],
    ['/coulisses', 'ROLE_ADMIN_CONTENT', '/coulisses/breve'],
    ['/bar', 'ROLE_BILLETTERIE', '/bar/billetterie'],
    ['/bar', 'ROLE_MEMBRE', '/bar/billetterie/places-gratuites'],
  ])('%s leads a holder of %s to %s', (area, office, screen) => {
    expect(firstScreen(area, office)).toBe(screen);
  });
});
