import { DrawnPoster } from '../poster/drawn-poster';
import { NeverReceived } from './never-received';
import styles from './unreachable-page.module.css';

interface UnreachablePageProps {
  /** The kind of thing, feminine: 'Pièce'. */
  what: string;
}

/** Nothing was ever loaded here, and the server does not answer: it is unknown whether the thing exists. */
export const UnreachablePage = ({ what }: UnreachablePageProps) => (
  <div className={`page ${styles.page}`}>
    <h1 className="visually-hidden">{what}</h1>
    <NeverReceived
      title={`Cette ${what.toLowerCase()} n’est pas encore sur cet appareil`}
      poster={<DrawnPoster title="Relâche" scene="vigil" />}
    >
      Le serveur ne répond pas. Elle s’ouvrira ici d’elle-même dès qu’il répondra.
    </NeverReceived>
  </div>
);
