import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import { integer } from '#common/base/numbers';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { DeskHead } from '../../../components/page/desk-head';
import { useServerData } from '../../../components/request/use-server-data';
import { badgesAtom } from '../../../state/badges';
import { LinkButton } from '../../../ui/link-button';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { LatestUsers } from './latest-users';
import { userFilter } from './user-filter';
import styles from './users.module.css';

/** What waits for the administrator of accounts, and the newest accounts. */
export function Users() {
  const { adminUsers } = useAtomValue(badgesAtom);
  // The menu's counter updates by itself; when it changes, the others are read again.
  const asked = useServerData(() => askServer('readAdminUserCounters', {}), String(adminUsers));
  const { answer: counters, failure } = asked;
  const isAwaited = counters === undefined && failure === null;
  return (
    <div className="page">
      <DeskHead title="Utilisateurs">
        <LinkButton href={links.roleDemands.to()}>Demandes d’habilitation</LinkButton>
        <LinkButton variant="primary" href={links.userList.to()}>
          Liste des utilisateurs
        </LinkButton>
      </DeskHead>
      <ServerDataNotice asked={asked} what="Ce compte-rendu" />
      {(counters !== undefined || isAwaited) && (
        <ul className={styles.figures} aria-label="À surveiller" aria-busy={isAwaited}>
          <UserFigure
            value={adminUsers ?? counters?.roleDemands}
            singular="demande d’habilitation attend"
            plural="demandes d’habilitation attendent"
            href={links.roleDemands.to()}
          />
          <UserFigure
            value={counters?.notActivated}
            singular="compte à activer"
            plural="comptes à activer"
            href={links.userList.to() + userFilter.write({ state: 'a-activer' })}
          />
          <UserFigure
            value={counters?.blocked}
            singular="compte bloqué"
            plural="comptes bloqués"
            href={links.userList.to() + userFilter.write({ state: 'bloques' })}
          />
        </ul>
      )}
      <LatestUsers />
    </div>
  );
}

interface UserFigureProps {
  /** Undefined until loaded. */
  value: number | undefined;
  singular: string;
  plural: string;
  href: string;
}

/** A number that links to the list that it counts. */
function UserFigure({ value, singular, plural, href }: UserFigureProps) {
  return (
    <li className={styles.figure}>
      <Link href={href}>
        <span className={styles.value}>{value === undefined ? '–' : integer(value)}</span>
        <span className={styles.words}>
          {(value ?? 0) < 2 ? singular : plural}
          <Icon name="arrow" />
        </span>
      </Link>
    </li>
  );
}
