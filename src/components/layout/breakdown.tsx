import { useAtomValue } from 'jotai';
import { breakdownAtom } from '../../state/connection';
import { Button } from '../../ui/button';
import styles from './breakdown.module.css';

/** A worker beyond repair: the page cannot mend that by itself. It stays until the page is loaded again. */
export function Breakdown() {
  const isShown = useAtomValue(breakdownAtom) === 'worker';
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
