import { validate } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { roleCodes } from '#common/contract/people/roles';
import { userOrders, userQuery } from '#common/contract/people/user';
import { pageSizes } from '../../../../../src/components/list-filter/page-sizes';
import { type UserFilter, userFilter, userQueryOf } from '../../../../../src/screens/desk/user/user-filter';
import { fc } from '../../../../support/properties';

describe('the filter of accounts in the address bar', () => {
  it('is nothing for every account', () => {
    expect(userFilter.write(userFilter.whole)).toBe('');
    expect(userFilter.read('')).toEqual(userFilter.whole);
  });

  it('reads as French words', () => {
    const filter: UserFilter = {
      words: 'Lu Bonnafous',
      state: 'a-activer',
      roles: ['ROLE_MEMBRE', 'ROLE_BILLETTERIE'],
      notRoles: ['ROLE_ADMIN'],
      order: 'creation-desc',
      size: 20,
      page: 3,
    };
    expect(userFilter.write(filter)).toBe(
      '?nom=Lu+Bonnafous&etat=a-activer&roles=ROLE_MEMBRE+ROLE_BILLETTERIE&sans=ROLE_ADMIN&tri=creation-desc&taille=20&page=3',
    );
  });

  it('comes back as it was written, spaces being typed included', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(userFilter.read(userFilter.write(filter))).toEqual(filter);
      }),
    );
  });

  it.each([
    ['a page 0', '?page=0'],
    ['a page out of reach', '?page=99999999999'],
    ['a size that is not offered', '?taille=1000'],
    ['an order that does not exist', '?tri=likes-desc'],
    ['a state that does not exist', '?etat=constructor'],
    ['roles that do not exist', '?roles=ROLE_ROI+toString&sans=x'],
  ])('takes the usual for %s', (_, search) => {
    expect(userFilter.read(search)).toEqual(userFilter.whole);
  });

  it('survives any address, and asks only what the server accepts', () => {
    const names = fc.constantFrom('nom', 'etat', 'roles', 'sans', 'tri', 'taille', 'page');
    const addresses = fc
      .array(fc.tuple(names, fc.string()))
      .map((fields) => new URLSearchParams(fields).toString());
    fc.assert(
      fc.property(addresses, (search) => {
        expect(validate(userQueryOf(userFilter.read(search)), userQuery)[0]).toBeUndefined();
      }),
    );
  });
});

describe('what the list of accounts asks the server', () => {
  it('is the first 10 by name when nothing is chosen', () => {
    expect(userQueryOf(userFilter.whole)).toEqual({ page: 1, limit: 10, orderBy: 'name-asc' });
  });

  it.each([
    ['actives', { activated: true }],
    ['a-activer', { activated: false }],
    ['bloques', { blocked: true }],
  ] as const)('is %s as the server knows it', (state, question) => {
    expect(userQueryOf({ ...userFilter.whole, state })).toMatchObject(question);
  });

  it('is every field that was chosen', () => {
    const filter: UserFilter = {
      ...userFilter.whole,
      words: ' so dup ',
      roles: ['ROLE_MEMBRE'],
      notRoles: ['ROLE_ADMIN', 'ROLE_ADMIN_USER'],
    };
    expect(userQueryOf(filter)).toEqual({
      page: 1,
      limit: 10,
      orderBy: 'name-asc',
      wordsfilter: 'so dup',
      roles: ['ROLE_MEMBRE'],
      notroles: ['ROLE_ADMIN', 'ROLE_ADMIN_USER'],
    });
  });

  it('counts the settings that narrow it, and neither words nor order nor size', () => {
    expect(
      userFilter.countActive({ ...userFilter.whole, words: 'a', order: 'name-desc', size: 5, page: 2 }),
    ).toBe(0);
    expect(
      userFilter.countActive({
        ...userFilter.whole,
        state: 'bloques',
        roles: ['ROLE_ADMIN'],
        notRoles: ['ROLE_MEMBRE'],
      }),
    ).toBe(3);
  });
});

const words = fc.string({ maxLength: 200, unit: 'grapheme' }).filter((text) => text.length <= 200);
const someRoles = fc.subarray([...roleCodes]);
const filters: fc.Arbitrary<UserFilter> = fc.record({
  words,
  state: fc.constantFrom(null, 'actives', 'a-activer', 'bloques'),
  roles: someRoles,
  notRoles: someRoles,
  order: fc.constantFrom(...userOrders),
  size: fc.constantFrom(...pageSizes),
  page: fc.integer({ min: 1, max: 999_999 }),
});
