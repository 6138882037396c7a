import { Button } from 'react-aria-components/Button';
import { Menu as LibraryMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { buttonClass } from '../button';
import { classNames } from '../class-names';
import { French } from '../french';
import { Icon, type IconName } from '../icon';
import { iconButtonClass } from '../icon-button';
import styles from './menu.module.css';
import { itemClass, listClass } from './pop';
import { Popover } from './popover';

export interface MenuAction<Id extends string = string> {
  id: Id;
  name: string;
  icon?: IconName;
  /** Destructive: shown in its own colour, and last in the list. */
  isGrave?: boolean;
  isDisabled?: boolean;
}

interface MenuProps<Id extends string> {
  label: string;
  actions: readonly MenuAction<Id>[];
  onAction: (id: Id) => void;
  /** Shows an icon instead of the label. */
  icon?: IconName;
}

/** Actions on one thing. Navigation is not a menu: it is a native disclosure. */
export function Menu<Id extends string>({ label, actions, onAction, icon }: MenuProps<Id>) {
  const act = (key: unknown) => {
    const action = actions.find(({ id }) => id === key);
    if (action !== undefined) onAction(action.id);
  };
  return (
    <French>
      <MenuTrigger>
        {icon ? (
          <Button className={iconButtonClass()} aria-label={label}>
            <Icon name={icon} />
          </Button>
        ) : (
          <Button className={buttonClass({})}>
            {label}
            <Icon name="chevron-down" className={styles.chevron} />
          </Button>
        )}
        <Popover className={styles.pop}>
          <LibraryMenu className={listClass} items={actions} onAction={act}>
            {(action) => (
              <MenuItem
                id={action.id}
                textValue={action.name}
                isDisabled={action.isDisabled ?? false}
                className={classNames(itemClass, action.isGrave && styles.grave)}
              >
                {action.icon && <Icon name={action.icon} />}
                {action.name}
              </MenuItem>
            )}
          </LibraryMenu>
        </Popover>
      </MenuTrigger>
    </French>
  );
}
