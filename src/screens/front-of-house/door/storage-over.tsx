import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { fatalErrorAtom, toldByScreenAtom } from '../../../state/connection';
import { reloadPage } from '../../../state/update';
import { Button } from '../../../ui/button';
import styles from './door-view.module.css';

/** The phone stores nothing more: the door goes on from memory, and this says so in place of the bar that would cover it. */
export function StorageOver() {
  const isOver = useAtomValue(fatalErrorAtom) === 'worker';
  const setTold = useSetAtom(toldByScreenAtom);
  useEffect(() => {
    setTold(true);
    return () => setTold(false);
  }, [setTold]);
  if (!isOver) return null;
  return (
    <div className={styles.over}>
      <p role="status">
        <b>Ce téléphone n’arrive plus à enregistrer.</b> Continuez de scanner&nbsp;: ce qui passe est gardé à
        part. Rechargez la page entre deux billets.
      </p>
      <Button size="low" onClick={reloadPage}>
        Recharger la page
      </Button>
    </div>
  );
}
