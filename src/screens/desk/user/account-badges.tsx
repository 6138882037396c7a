import { Badge } from '../../../ui/badge';
import type { Account } from './account';
import styles from './user-rows.module.css';
import { accountStatuses } from './account-status';
import { useServerNow } from '../../../components/clock/clock-offset';

export function AccountBadges({ user }: { user: Account }) {
  return (
    <div className={styles.badges}>
      {accountStatuses(user, useServerNow()).map(({ shape, words }) => (
        <Badge key={words} shape={shape}>
          {words}
        </Badge>
      ))}
    </div>
  );
}

/** The names of the roles, apart from the one that every account has. */
export function rolesOf({ habilitations }: Account): string {
  const names = habilitations.filter(({ code }) => code !== 'ROLE_USER').map(({ name }) => name);
  return names.length === 0 ? 'Aucune' : names.join(', ');
}
