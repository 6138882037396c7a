import { Menu } from '../../../ui/overlay/menu';
import type { Account } from './account';
import { fullName } from '../../../text/person-name';
import { actionsOn, type Granter, menuActions, type UserAction } from './user-actions';
import { useServerNow } from '../../../components/clock/clock-offset';

interface UserMenuProps {
  user: Account;
  granter: Granter;
  onAction: (action: UserAction) => void;
}

/** The menu of actions on an account. */
export function UserMenu({ user, granter, onAction }: UserMenuProps) {
  const actions = actionsOn(user, granter, useServerNow());
  return (
    <Menu
      icon="more"
      label={`Actions sur ${fullName(user)}`}
      actions={actions.map((action) => menuActions[action])}
      onAction={(id) => {
        const action = actions.find((offered) => offered === id);
        if (action !== undefined) onAction(action);
      }}
    />
  );
}
