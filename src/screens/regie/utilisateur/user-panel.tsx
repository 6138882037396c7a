import { useId, useState } from 'react';
import { type RoleCode, roleCodes, roleNames } from '#common/contract/roles';
import { userOrders } from '#common/contract/user';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { MultiSelect } from '../../../ui/multi-select';
import { Select } from '../../../ui/select';
import { NameField } from './name-field';
import type { ChangeUserFilter } from './use-user-filter';
import { narrowing, orderNames, pageSizes, stateOf, type UserFilter, userStates } from './user-filter';
import styles from './user-panel.module.css';

interface UserPanelProps {
  filter: UserFilter;
  change: ChangeUserFilter;
}

/** What the list can be searched and narrowed by, its order, and how much of it goes on a page. */
export function UserPanel({ filter, change }: UserPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const filters = narrowing(filter);
  return (
    <search className={styles.panel}>
      <NameField
        label="Nom"
        value={filter.name}
        onChange={(name, isFurther) => change({ name }, { replace: isFurther })}
      />
      <NameField
        label="Prénom"
        value={filter.firstname}
        onChange={(firstname, isFurther) => change({ firstname }, { replace: isFurther })}
      />
      <Button
        className={styles.opener}
        icon="settings"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        {filters === 0 ? 'Réglages' : `Réglages (${filters})`}
      </Button>
      <div className={classNames(styles.more, !isOpen && styles.shut)} id={moreId}>
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
        <Select
          label="Comptes par page"
          options={sizes}
          value={String(filter.size)}
          onChange={(id) => change({ size: pageSizes.find((size) => String(size) === id) ?? filter.size })}
        />
      </div>
    </search>
  );
}

const ALL = 'tous';
const states = [{ id: ALL, name: 'Tous' }, ...Object.entries(userStates).map(([id, name]) => ({ id, name }))];
const roles = roleCodes
  .filter((code) => code !== 'ROLE_USER')
  .map((code) => ({ id: code, name: roleNames[code] }));
const orders = userOrders.map((id) => ({ id, name: orderNames[id] }));
const sizes = pageSizes.map((size) => ({ id: String(size), name: String(size) }));

function rolesAmong(ids: readonly string[]): readonly RoleCode[] {
  return roleCodes.filter((code) => ids.includes(code));
}
