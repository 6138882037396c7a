import { DrawnPoster } from '../../components/drawn-poster';
import { RetryButton } from '../../components/retry-button';
import { EmptyState } from '../../ui/empty-state';
import styles from './article.module.css';

/** Nothing was ever loaded here, and nobody answers: it cannot be said whether the item exists. */
export function ArticleUnreachable() {
  return (
    <div className={`page ${styles.unreachable}`}>
      <h1 className="visually-hidden">Brève</h1>
      <EmptyState
        title="Cette brève n’est pas encore sur cet appareil"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
        action={<RetryButton />}
      >
        <p>Le serveur ne répond pas. Elle s’ouvrira ici d’elle-même dès qu’il répondra.</p>
      </EmptyState>
    </div>
  );
}
