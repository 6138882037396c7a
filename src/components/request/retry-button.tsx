import { useState } from 'react';
import { synchronise } from '../../bridge/calls';
import { Button } from '../../ui/button';

/** Asks the server again, now. */
export function RetryButton() {
  const [pending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    await synchronise();
    setPending(false);
  };
  return (
    <Button icon="sync" pending={pending} onClick={() => void retry()}>
      Réessayer
    </Button>
  );
}
