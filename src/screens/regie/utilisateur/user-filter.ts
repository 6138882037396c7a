import { type RoleCode, roleCodes } from '#common/contract/people/roles';
import { type UserOrder, type UserQuery, userOrders } from '#common/contract/people/user';
import { LAST_PAGE, oneOf, wholeNumber } from '../../../components/list-filter/address-value';
import { type PageSize, pageSizes } from '../../../components/list-filter/page-sizes';
import { MAX_WORDS } from '../../../components/list-filter/words-field';

/** The filter of the accounts. It is kept in the address bar, so that it can be shared, bookmarked and returned to. */
export interface UserFilter {
  /** Matched against the name, the first name and the mail address. */
  readonly words: string;
  readonly state: UserState | null;
  /** Holders of any of these. */
  readonly roles: readonly RoleCode[];
  /** Holders of none of these. */
  readonly notRoles: readonly RoleCode[];
  readonly order: UserOrder;
  readonly size: PageSize;
  readonly page: number;
}

export const userStates = {
  actives: 'Activés',
  'a-activer': 'À activer',
  bloques: 'Bloqués',
} as const;
type UserState = keyof typeof userStates;

export const orderNames: Readonly<Record<UserOrder, string>> = {
  'name-asc': 'Nom, A à Z',
  'name-desc': 'Nom, Z à A',
  'creation-asc': 'Premiers inscrits',
  'creation-desc': 'Derniers inscrits',
  'access-asc': 'Visite ancienne',
  'access-desc': 'Visite récente',
};

export const everyAccount: UserFilter = {
  words: '',
  state: null,
  roles: [],
  notRoles: [],
  order: 'name-asc',
  size: 10,
  page: 1,
};

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readUserFilter(search: string): UserFilter {
  const params = new URLSearchParams(search);
  return {
    words: (params.get('nom') ?? '').slice(0, MAX_WORDS),
    state: stateOf(params.get('etat')),
    roles: rolesIn(params.get('roles')),
    notRoles: rolesIn(params.get('sans')),
    order: oneOf(userOrders, params.get('tri')) ?? everyAccount.order,
    size: oneOf(pageSizes, Number(params.get('taille'))) ?? everyAccount.size,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? everyAccount.page,
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeUserFilter(filter: Partial<UserFilter>): string {
  const { words, state, roles, notRoles, order, size, page } = { ...everyAccount, ...filter };
  const params = new URLSearchParams();
  if (words !== '') params.set('nom', words);
  if (state !== null) params.set('etat', state);
  if (roles.length > 0) params.set('roles', roles.join(' '));
  if (notRoles.length > 0) params.set('sans', notRoles.join(' '));
  if (order !== everyAccount.order) params.set('tri', order);
  if (size !== everyAccount.size) params.set('taille', String(size));
  if (page !== everyAccount.page) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query for the server. */
export function userQueryOf({ words, state, roles, notRoles, ...rest }: UserFilter): UserQuery {
  return {
    page: rest.page,
    limit: rest.size,
    orderBy: rest.order,
    ...(words.trim() !== '' && { wordsfilter: words.trim() }),
    ...(state !== null && questions[state]),
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(notRoles.length > 0 && { notroles: [...notRoles] }),
  };
}

/** Number of its fields that narrow the list, apart from the words. */
export function narrowing({ state, roles, notRoles }: UserFilter): number {
  return [state !== null, roles.length > 0, notRoles.length > 0].filter(Boolean).length;
}

const questions: Readonly<Record<UserState, UserQuery>> = {
  actives: { activated: true },
  'a-activer': { activated: false },
  bloques: { blocked: true },
};

export function stateOf(text: string | null): UserState | null {
  return (Object.keys(userStates) as UserState[]).find((state) => state === text) ?? null;
}

function rolesIn(text: string | null): readonly RoleCode[] {
  const named = (text ?? '').split(' ');
  return roleCodes.filter((code) => named.includes(code));
}
