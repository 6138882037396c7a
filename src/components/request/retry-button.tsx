import { synchronise } from '../../bridge/calls';
import { Button } from '../../ui/button';
import { useRunning } from './use-running';

/** Asks the server again, now. */
export function RetryButton() {
  const { isRunning, run } = useRunning();
  return (
    <Button icon="sync" pending={isRunning} onClick={() => void run(synchronise)}>
      Réessayer
    </Button>
  );
}
