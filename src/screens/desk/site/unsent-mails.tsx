import { useState } from 'react';
import { isoDateTime, playbillDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { askServer } from '../../../bridge/calls';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { mailDropWords } from '../../../text/mail-drop-words';
import { mailName } from '../../../text/mail-names';
import styles from './site-health.module.css';

const MOST = 50;

/**
 * The mails that were given up: whose, what, and why. They are asked for once somebody wants to know, or at once if an
 * address refused some.
 */
export function UnsentMails({ refused }: { refused: number }) {
  const [isOpen, setOpen] = useState(refused > 0);
  return (
    <details
      className={styles.others}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Les mails qui ne sont pas partis</summary>
      {isOpen && <List />}
    </details>
  );
}

function List() {
  const asked = useServerData(
    () => askServer('listMails', { query: { state: 'dropped', limit: MOST } }),
    'dropped',
  );
  const { answer } = asked;
  const more = (answer?.metadata.total ?? 0) - (answer?.data.length ?? 0);
  return (
    <>
      <ServerDataNotice asked={asked} what="La liste des mails" skeleton={<RowsSkeleton count={3} />} />
      {answer?.data.length === 0 && <p>Aucun.</p>}
      <ul aria-label="Mails qui ne sont pas partis">
        {answer?.data.map(({ uuid, kind, recipient, createdAt, dropReason }) => (
          <li key={uuid} className={styles.mail}>
            <strong>{recipient}</strong>
            <span>
              {mailName(kind)}, écrit le{' '}
              <time dateTime={isoDateTime(createdAt)}>{playbillDate(createdAt)}</time>
            </span>
            <span className="soft">
              {dropReason === undefined ? 'le site n’envoyait pas de mails' : mailDropWords[dropReason]}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">Et {count(more, 'autre, plus ancien', 'autres, plus anciens')}.</p>}
    </>
  );
}
