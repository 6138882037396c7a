import { type RoleCode, roleCodes, roleNames } from '#common/contract/people/roles';
import { ChoiceField, choicesOf, orNone } from '../../../components/list-filter/choice-field';
import { ListPanel } from '../../../components/list-filter/list-panel';
import { SizeField } from '../../../components/list-filter/size-field';
import type { ListState } from '../list/use-list-state';
import { WordsField } from '../../../components/list-filter/words-field';
import { MultiSelect } from '../../../ui/field/multi-select';
import { orderNames, type UserFilter, userFilter, userStates } from './user-filter';
import styles from './user-panel.module.css';

/** The search field and the filters of the list, its order, and its page size. */
export function UserPanel({ list: { filter, change, control } }: { list: ListState<UserFilter> }) {
  return (
    <ListPanel
      search={<WordsField {...control('words')} label="Nom ou adresse mail" />}
      activeFilters={userFilter.countActive(filter)}
      className={styles.panel}
      layout={styles.more}
    >
      <ChoiceField {...control('state')} label="État du compte" choices={states} />
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
      <ChoiceField {...control('order')} label="Trier par" choices={choicesOf(orderNames)} />
      <SizeField {...control('size')} label="Comptes par page" />
    </ListPanel>
  );
}

const states = orNone('Tous', choicesOf(userStates));
const roles = roleCodes
  .filter((code) => code !== 'ROLE_USER')
  .map((code) => ({ id: code, name: roleNames[code] }));

function rolesAmong(ids: readonly string[]): readonly RoleCode[] {
  return roleCodes.filter((code) => ids.includes(code));
}
