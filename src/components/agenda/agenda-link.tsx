import { agendaFile } from '#common/contract/site/links';
import { Icon } from '../../ui/icon';
import styles from './agenda-link.module.css';

/** Adds the association's dates to one's own calendar. */
export const AgendaLink = () => (
  <p>
    <a className={styles.agenda} href={agendaFile} type="text/calendar">
      <Icon name="calendar" />
      S’abonner à l’agenda
    </a>
  </p>
);
