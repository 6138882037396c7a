import { useAtomValue } from 'jotai';
import { fatalErrorAtom } from '../../state/connection';
import { Button } from '../../ui/button';
import styles from './breakdown.module.css';

/** Shown when the worker keeps failing, which the page cannot repair. It stays until the page is reloaded. */
export function Breakdown() {
  const isShown = useAtomValue(fatalErrorAtom) === 'worker';
  return (
    <div role="alert" className={isShown ? styles.bar : undefined}>
      {isShown && (
        <>
          <p>Une erreur est survenue. Veuillez recharger la page</p>
          <Button size="low" onClick={() => location.reload()}>
            Recharger la page
          </Button>
        </>
      )}
    </div>
  );
}
