import { type RoleCode, roleCodes, roleNames } from '#common/contract/people/roles';
import { userOrders } from '#common/contract/people/user';
import { PanelSettings } from '../../../components/list-filter/panel-settings';
import { SizeField } from '../../../components/list-filter/size-field';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { WordsField } from '../../../components/list-filter/words-field';
import { MultiSelect } from '../../../ui/field/multi-select';
import { Select } from '../../../ui/field/select';
import { countActiveFilters, orderNames, stateOf, type UserFilter, userStates } from './user-filter';
import styles from './user-panel.module.css';

interface UserPanelProps {
  filter: UserFilter;
  change: ChangeFilter<UserFilter>;
}

/** The search field and the filters of the list, its order, and its page size. */
export function UserPanel({ filter, change }: UserPanelProps) {
  return (
    <search className={styles.panel}>
      <WordsField
        label="Nom ou adresse mail"
        value={filter.words}
        onChange={(words, isFurther) => change({ words }, { replace: isFurther })}
      />
      <PanelSettings activeFilters={countActiveFilters(filter)} className={styles.more}>
        <Select
          label="État du compte"
          options={states}
          value={filter.state ?? ALL}
          onChange={(id) => change({ state: stateOf(String(id)) })}
        />
        <MultiSelect
          label="Avec l’habilitation"
          placeholder="Toutes"
          options={roles}
          value={filter.roles}
          onChange={(ids) => change({ roles: rolesAmong(ids) })}
        />
        <MultiSelect
          label="Sans l’habilitation"
          placeholder="Aucune"
          options={roles}
          value={filter.notRoles}
          onChange={(ids) => change({ notRoles: rolesAmong(ids) })}
        />
        <Select
          label="Trier par"
          options={orders}
          value={filter.order}
          onChange={(id) => change({ order: userOrders.find((order) => order === id) ?? filter.order })}
        />
        <SizeField label="Comptes par page" value={filter.size} onChange={(size) => change({ size })} />
      </PanelSettings>
    </search>
  );
}

const ALL = 'tous';
const states = [{ id: ALL, name: 'Tous' }, ...Object.entries(userStates).map(([id, name]) => ({ id, name }))];
const roles = roleCodes
  .filter((code) => code !== 'ROLE_USER')
  .map((code) => ({ id: code, name: roleNames[code] }));
const orders = userOrders.map((id) => ({ id, name: orderNames[id] }));

function rolesAmong(ids: readonly string[]): readonly RoleCode[] {
  return roleCodes.filter((code) => ids.includes(code));
}
