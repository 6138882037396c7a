import { isoDateTime, shortDate } from '#common/base/dates';
import { roleCodes, roleNames } from '#common/contract/people/roles';
import type { ActProps } from './act-props';
import styles from './member-card.module.css';

/** The person's details, as a membership card. */
export function MemberCard({ person, account }: ActProps) {
  const roles = roleCodes.filter((code) => code !== 'ROLE_USER' && person.roles.has(code));
  return (
    <div className={styles.card} data-theme="dark">
      <h1 className={styles.name}>
        <span className={styles.over}>Mon profil </span>
        {person.firstname} {person.name}
      </h1>
      <p className={styles.mail}>{person.email}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Rôle</dt>
          <dd>{roles.length === 0 ? 'Spectateur' : roles.map((code) => roleNames[code]).join(', ')}</dd>
        </div>
        <div>
          <dt>Compte</dt>
          <dd>{account === null ? '—' : account.temporary ? 'Temporaire' : 'Permanent'}</dd>
        </div>
        <div>
          <dt>Depuis le</dt>
          <dd>
            {account === null ? (
              '—'
            ) : (
              <time dateTime={isoDateTime(account.creationDate)}>{shortDate(account.creationDate)}</time>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
