import { describe, expect, it } from 'vitest';
import { links } from '#common/contract/site/links';
import type { RoleCode } from '#common/contract/people/roles';
import { deskAreas, partOf } from '../../../../src/components/layout/desk-menu';

const seen = (...roles: readonly RoleCode[]) =>
  deskAreas(new Set(roles)).map(
    ({ area, entries }) => `${area}: ${entries.map(({ label }) => label).join(', ')}`,
  );

describe('the menu of the back office', () => {
  it.each<[readonly RoleCode[], readonly string[]]>([
    [['ROLE_USER'], []],
    [['ROLE_USER', 'ROLE_MEMBRE'], ['Espace des membres: Mes places gratuites']],
    [['ROLE_ADMIN_CONTENT'], []],
    [['ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT'], ['En coulisses: Brèves, Pièces, Images']],
    [['ROLE_MEMBRE', 'ROLE_BILLETTERIE'], ['Au Bar: Billetterie, Scanner, Téléphones, Bilans']],
    [['ROLE_MEMBRE', 'ROLE_ADMIN_USER'], ['En régie: Utilisateurs']],
    [['ROLE_MEMBRE', 'ROLE_ADMIN_MEMBRE'], ['En régie: Membres']],
    [['ROLE_MEMBRE', 'ROLE_SECRETAIRE'], ['En régie: Spectacles']],
    [['ROLE_MEMBRE', 'ROLE_ADMIN_RESA'], ['En régie: Réservations']],
    [
      ['ROLE_MEMBRE', 'ROLE_ADMIN'],
      [
        'En coulisses: Brèves, Pièces, Images',
        'Au Bar: Billetterie, Scanner, Téléphones, Bilans',
        'En régie: Utilisateurs, Spectacles, Réservations, Site',
      ],
    ],
  ])('shows a holder of %o %o', (roles, areas) => {
    expect(seen(...roles)).toEqual(areas);
  });

  it.each([
    ['/coulisses/breve/ecrire', '/coulisses/breve'],
    ['/bar/billetterie', '/bar/billetterie'],
    ['/bar/billetterie/telephones', '/bar/billetterie/telephones'],
    ['/regie/spectacle/gerer/le-dindon', '/regie/spectacle'],
    ['/regie/utilisateur/lister', '/regie/utilisateur'],
    ['/breve', undefined],
  ])('counts %s to %s', (path, part) => {
    expect(partOf(path, deskAreas(new Set(['ROLE_MEMBRE', 'ROLE_ADMIN'])))).toBe(part);
  });

  it('counts the list of accounts to itself for whoever finds nothing above it', () => {
    const list = links.userList.to();
    expect(partOf(list, deskAreas(new Set(['ROLE_MEMBRE', 'ROLE_ADMIN_MEMBRE'])))).toBe(list);
  });

  it('shows a visitor nothing', () => {
    expect(deskAreas(null)).toEqual([]);
  });
});
