import { useAtomValue } from 'jotai';
import { fatalErrorAtom, toldByScreenAtom } from '../../state/connection';
import { reloadPage } from '../../state/update';
import { Button } from '../../ui/button';
import styles from './breakdown.module.css';

/** Shown when the worker keeps failing, which the page cannot repair. It stays until the page is reloaded. */
export function Breakdown() {
  const isTold = useAtomValue(toldByScreenAtom);
  const isShown = useAtomValue(fatalErrorAtom) === 'worker' && !isTold;
  return (
    <div role="alert" className={isShown ? styles.bar : undefined}>
      {isShown && (
        <>
          <p>Une erreur est survenue. Veuillez recharger la page</p>
          <Button size="low" onClick={reloadPage}>
            Recharger la page
          </Button>
        </>
      )}
    </div>
  );
}
