import { isoDateTime, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { useServerData } from '../../../components/request/use-server-data';
import { Link } from '../../../ui/link';
import { Skeleton } from '../../../ui/skeleton';
import { userFilter } from './user-filter';
import { AccountBadges } from './account-badges';
import styles from './users.module.css';

/** The newest accounts. If they cannot be loaded, the notice above says why. */
export function LatestUsers() {
  const { answer, failure } = useServerData(
    () => askServer('listUsers', { query: { limit: 5, orderBy: 'creation-desc' } }),
    'latest',
  );
  if (answer === undefined && failure !== null) return null;
  return (
    <section className={styles.latest} aria-busy={answer === undefined}>
      <h2 className="section-title heading-rule">Derniers inscrits</h2>
      {answer === undefined ? (
        <div className={styles.awaited}>
          <Skeleton lines={5} />
        </div>
      ) : (
        <ul className={styles.rows}>
          {answer.data.map((user) => (
            <li key={user.uuid}>
              <Link href={links.userList.to() + userFilter.write({ words: fullName(user) })}>
                {fullName(user)}
              </Link>
              <AccountBadges user={user} />
              <time className={styles.day} dateTime={isoDateTime(user.creationDate)}>
                {shortDate(user.creationDate)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
