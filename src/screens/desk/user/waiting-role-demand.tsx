import { useAtomValue } from 'jotai';
import { isoDateTime, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import type { RoleDemand } from '#common/contract/people/role-demand';
import { rolesToGrant } from '#common/rules/role-change';
import styles from '../demand/demands.module.css';
import { personAtom } from '../../../state/session';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { sinceWords } from '../../../text/since-words';
import { userFilter } from './user-filter';
import { useServerNow } from '../../../components/clock/clock-offset';

interface WaitingDemandProps {
  demand: RoleDemand;
  /** The demand being decided; the buttons of the others are disabled meanwhile. */
  running: string | null;
  onAccept: () => void;
  onRefuse: () => void;
}

export function WaitingDemand({ demand, running, onAccept, onRefuse }: WaitingDemandProps) {
  const { uuid, user, role, createdAt } = demand;
  const person = useAtomValue(personAtom);
  const isOwn = person?.uuid === user.uuid;
  const mayDecide = !isOwn && rolesToGrant(person?.roles ?? new Set()).has(role.code);
  const isOtherRunning = running !== null && running !== uuid;
  const who = fullName(user);
  return (
    <li className={styles.demand}>
      <div>
        <h2 className={styles.title}>{role.name}</h2>
        <p>
          <Link href={links.userList.to() + userFilter.write({ words: fullName(user) })}>{who}</Link>{' '}
          <span className={styles.since}>
            attend depuis le <time dateTime={isoDateTime(createdAt)}>{shortDate(createdAt)}</time>
            {sinceWords(createdAt, useServerNow())}
          </span>
        </p>
      </div>
      {mayDecide ? (
        <div className={styles.answers}>
          <Button
            variant="plain"
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
        <p className={styles.since}>{isOwn ? 'Quelqu’un d’autre' : 'Un administrateur'} en décidera.</p>
      )}
    </li>
  );
}
