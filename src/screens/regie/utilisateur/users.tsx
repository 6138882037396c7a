import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { OfficeHead } from '../../../components/page/office-head';
import { useServerData } from '../../../components/request/use-server-data';
import { countersAtom } from '../../../state/counters';
import { LinkButton } from '../../../ui/link-button';
import { LatestUsers } from './latest-users';
import { userFilter } from './user-filter';
import { UserFigure } from './user-figure';
import styles from './users.module.css';

/** What waits for the administrator of accounts, and the newest accounts. */
export function Users() {
  const { adminUsers } = useAtomValue(countersAtom);
  // The menu's counter updates by itself; when it changes, the others are read again.
  const asked = useServerData(() => askServer('readAdminUserCounters', {}), String(adminUsers));
  const { answer: counters, failure } = asked;
  const isAwaited = counters === undefined && failure === null;
  return (
    <div className="page">
      <OfficeHead title="Utilisateurs">
        <LinkButton href={links.roleDemands.to()}>Demandes d’habilitation</LinkButton>
        <LinkButton variant="primary" href={links.userList.to()}>
          Liste des utilisateurs
        </LinkButton>
      </OfficeHead>
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
