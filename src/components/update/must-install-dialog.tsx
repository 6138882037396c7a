import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { applyNewVersion } from '../../bridge/service-worker';
import { reloadBlocksAtom } from '../../state/update';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './must-install-dialog.module.css';

const PATIENCE_MS = 6000;

/** A mandatory version: announced once nothing would be interrupted, then installed with or without a tap. */
export function MustInstallDialog() {
  const isFree = useAtomValue(reloadBlocksAtom) === 0;
  const [isTold, setTold] = useState(false);
  if (isFree && !isTold) setTold(true);

  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(applyNewVersion, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isTold]);

  return (
    <Dialog title="Nouvelle version" isOpen={isTold} onClose={applyNewVersion}>
      <p>L'application va être rechargée</p>
      <p className="soft">Ce que vous avez enregistré est gardé.</p>
      <div className={styles.answer}>
        <Button variant="primary" onClick={applyNewVersion}>
          Ok
        </Button>
      </div>
    </Dialog>
  );
}
