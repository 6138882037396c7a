import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { integer } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { logout } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { announce, warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import type { DialogScreenProps } from '../loading/dialog-screen';
import { useRunning } from '../request/use-running';
import { useLeftBehind } from './use-left-behind';
import styles from './session-dialogs.module.css';

export function LogoutDialog({ isOpen, onClose }: DialogScreenProps) {
  const { waitingForLogin: waiting } = useAtomValue(syncAtom);
  const left = useLeftBehind();
  const { isRunning, run } = useRunning();
  const [, navigate] = useLocation();

  const leave = async () => {
    // Home first: the guard of the current screen would ask to log in again.
    navigate(links.newsHome.to());
    const result = await logout();
    onClose();
    // A session unknown to the server is closed already.
    if (result.ok || result.failure.status === 404) announce('Vous êtes à présent déconnecté.');
    else warn(failureSentence(result.failure));
  };

  return (
    <Dialog title="Déconnexion" isOpen={isOpen} onClose={onClose}>
      <p>Vous allez être déconnecté. Continuer&nbsp;?</p>
      {waiting > 0 && (
        <p className="small soft">
          {waiting === 1
            ? '1 modification attend encore le réseau. Elle reste sur cet appareil et partira'
            : `${integer(waiting)} modifications attendent encore le réseau. Elles restent sur cet appareil et partiront`}{' '}
          quand vous serez de nouveau connecté.
        </p>
      )}
      {left.length > 0 && (
        <p className="small soft">
          {waiting > 0 ? 'Vous y retrouverez aussi' : 'Vous retrouverez sur cet appareil'}&nbsp;:{' '}
          {left.join(', ')}.
        </p>
      )}
      <div className={styles.answers}>
        <Button onClick={onClose}>Non</Button>
        <Button variant="primary" onClick={() => void run(leave)} pending={isRunning}>
          Oui
        </Button>
      </div>
    </Dialog>
  );
}
