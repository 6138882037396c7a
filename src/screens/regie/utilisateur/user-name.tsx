import type { ReactNode } from 'react';
import type { Account } from './account';
import { actionsOn, type Granter } from './user-actions';
import type { Opened } from './user-dialog';
import styles from './user-rows.module.css';
import { useServerNow } from '../../../components/clock/clock-offset';

interface UserNameProps {
  user: Account;
  granter: Granter;
  onOpen: (opened: Opened) => void;
  children: ReactNode;
}

/** The name of an account; a press opens its most common action. */
export function UserName({ user, granter, onOpen, children }: UserNameProps) {
  const [action = 'roles'] = actionsOn(user, granter, useServerNow());
  return (
    <button type="button" className={styles.name} onClick={() => onOpen({ action, user })}>
      {children}
    </button>
  );
}
