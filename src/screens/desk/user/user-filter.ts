import { type RoleCode, roleCodes } from '#common/contract/people/roles';
import { type UserOrder, type UserQuery, userOrders } from '#common/contract/people/user';
import { choice, option, pageField, sizeField, words } from '../../../components/list-filter/address-fields';
import { type AddressField, type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';

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

const rolesField = (name: string): AddressField<readonly RoleCode[]> => ({
  name,
  absent: [],
  read(text) {
    const named = text.split(' ');
    return roleCodes.filter((code) => named.includes(code));
  },
  write: (roles) => roles.join(' '),
  resets: false,
});

const states = Object.keys(userStates) as UserState[];

/** The filter of the accounts. */
export const userFilter = filterCodec(
  {
    // Matched against the name, the first name and the mail address.
    words: words('nom'),
    state: option('etat', states),
    // Holders of any of these.
    roles: rolesField('roles'),
    // Holders of none of these.
    notRoles: rolesField('sans'),
    order: choice('tri', userOrders, 'name-asc'),
    size: sizeField,
    page: pageField,
  },
  ['state', 'roles', 'notRoles'],
  'words',
);
export type UserFilter = FilterOf<typeof userFilter>;

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

const questions: Readonly<Record<UserState, UserQuery>> = {
  actives: { activated: true },
  'a-activer': { activated: false },
  bloques: { blocked: true },
};
