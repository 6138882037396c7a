import { useAtomValue } from 'jotai';
import type { RoleDemand } from '#common/contract/role-demand';
import { rolesToGrant } from '#common/rules/role-change';
import { links } from '../../../links';
import { rolesAtom } from '../../../state/session';
import { machineDate, shortDate } from '../../../text/dates';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { fullName } from './person-name';
import styles from './role-demands.module.css';
import { sinceWords } from './since-words';
import { writeUserFilter } from './user-filter';

interface WaitingDemandProps {
  demand: RoleDemand;
  /** The demand that is being decided; the others wait for it. */
  running: string | null;
  onAccept: () => void;
  onRefuse: () => void;
}

export function WaitingDemand({ demand, running, onAccept, onRefuse }: WaitingDemandProps) {
  const { uuid, user, role, createdAt } = demand;
  const mayDecide = rolesToGrant(useAtomValue(rolesAtom) ?? new Set()).has(role.code);
  const isOtherRunning = running !== null && running !== uuid;
  const who = fullName(user);
  return (
    <li className={styles.demand}>
      <div>
        <h2 className={styles.asked}>{role.name}</h2>
        <p>
          <Link href={links.userList.to() + writeUserFilter({ name: user.name, firstname: user.firstname })}>
            {who}
          </Link>{' '}
          <span className={styles.since}>
            attend depuis le <time dateTime={machineDate(createdAt)}>{shortDate(createdAt)}</time>
            {sinceWords(createdAt, new Date())}
          </span>
        </p>
      </div>
      {mayDecide ? (
        <div className={styles.answers}>
          <Button
            look="plain"
            onClick={onRefuse}
            disabled={running !== null}
            aria-label={`Refuser ${quoted(role.name)} à ${who}`}
          >
            Refuser
          </Button>
          <Button
            onClick={onAccept}
            disabled={isOtherRunning}
            pending={running === uuid}
            aria-label={`Accorder ${quoted(role.name)} à ${who}`}
          >
            Accorder
          </Button>
        </div>
      ) : (
        <p className={styles.since}>Un administrateur en décidera.</p>
      )}
    </li>
  );
}
