import { useSyncExternalStore } from 'react';
import { agendaFile } from '#common/contract/site/links';
import { Icon } from '../../ui/icon';
import { openBeside } from '../browser/save-file';
import styles from './agenda-link.module.css';

/** The association's dates in one's own calendar: followed by it, or as a file of what is known today. */
export function AgendaLink() {
  // The address as the page is open; the server knows of none, and without scripts the file itself is a start.
  const host = useSyncExternalStore(subscribe, hostHere, hostOnServer);
  return (
    <p className={styles.agenda}>
      <a className={styles.link} href={host === null ? agendaFile : `webcal://${host}${agendaFile}`}>
        <Icon name="calendar" />
        S’abonner à l’agenda
      </a>
      <a
        className={styles.link}
        href={agendaFile}
        type="text/calendar"
        download
        onClick={({ currentTarget }) => openBeside(currentTarget)}
      >
        <Icon name="download" />
        <span>
          Télécharger<span className="visually-hidden"> l’agenda</span>
        </span>
      </a>
    </p>
  );
}

const subscribe = () => () => undefined;
const hostHere = () => location.host;
const hostOnServer = () => null;
