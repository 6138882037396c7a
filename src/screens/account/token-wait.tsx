import { DrawnPoster } from '../../components/poster/drawn-poster';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Spinner } from '../../ui/spinner';
import styles from './token-wait.module.css';
import type { TokenStage } from './use-token';

interface TokenWaitProps {
  /** The page title, for screen readers. */
  title: string;
  stage: Exclude<TokenStage<unknown>, { kind: 'found' }>;
  onAgain: () => void;
}

/** Shown while the server checks a token, or when the check failed. */
export function TokenWait({ title, stage, onAgain }: TokenWaitProps) {
  return (
    <div className={`page ${styles.wait}`}>
      <h1 className="visually-hidden">{title}</h1>
      {stage.kind === 'asking' ? (
        <Spinner label="Un instant, nous vérifions votre lien…" />
      ) : (
        <EmptyState
          title={stage.kind === 'silent' ? 'Le serveur ne répond pas' : 'Le lien n’a pas pu être vérifié'}
          poster={<DrawnPoster title="Relâche" scene="vigil" />}
          action={
            <Button icon="sync" onClick={onAgain}>
              Réessayer
            </Button>
          }
        >
          {stage.kind === 'silent' ? (
            <p>
              Vérifier ce lien demande le réseau. Gardez cette page ouverte&nbsp;: elle réessaiera d’elle-même
              quand il reviendra. Le lien du mail reste bon.
            </p>
          ) : (
            <p>{stage.sentence}</p>
          )}
        </EmptyState>
      )}
    </div>
  );
}
