import { isoDateTime, playbillTime, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { askServer } from '../../../bridge/calls';
import { useServerData } from '../../../components/request/use-server-data';
import { holderOf } from './booking-words';
import styles from './message.module.css';

/** Messages already sent to all holders of a date, to avoid sending one twice. */
export function SentMessages({ dateUuid }: { dateUuid: string }) {
  const { answer } = useServerData(
    () => askServer('listDateMessages', { params: { uuid: dateUuid } }),
    dateUuid,
  );
  if (answer === undefined || answer.length === 0) return null;
  return (
    <section className={styles.sent} aria-label="Déjà envoyés">
      <h3 className={styles.small}>Déjà envoyés</h3>
      <ul>
        {answer.map(({ uuid, at, by, subject, text, states, letters }) => (
          <li key={uuid}>
            <details>
              <summary>
                {subject}
                <span className="soft small">
                  <time dateTime={isoDateTime(at)}>
                    {shortDate(at)}, {playbillTime(at)}
                  </time>
                  {by && `\u00a0· ${holderOf(by)}`}&nbsp;· {count(letters, 'mail')}
                  {states.includes('EN_ATTENTE') && '\u00a0· liste d’attente comprise'}
                </span>
              </summary>
              <p className={styles.letter}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
