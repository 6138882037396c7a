import { useState } from 'react';
import { askServer } from '../../bridge/calls';
import { DepartureNotice } from '../../components/session/departure-notice';
import { useTask } from '../../components/request/use-task';
import type { Person } from '../../state/session-records';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import rows from './act-rows.module.css';
import { LostWithAccount } from './lost-with-account';
import { useAfterAccountDeletion } from './use-after-account-deletion';

interface DepartureProps {
  person: Person;
  isBound: boolean;
  reasonId: string;
}

/** Deletes the person's own account, after saying what is deleted with it. */
export function Departure({ person: { uuid }, isBound, reasonId }: DepartureProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { isRunning, run } = useTask();
  const afterDeletion = useAfterAccountDeletion();
  return (
    <div className={rows.end}>
      <h3 className={rows.sub}>Supprimer mon compte</h3>
      <p className={rows.narrow}>
        Toutes vos informations sont supprimées et vos réservations à venir annulées. C’est définitif.
      </p>
      <Button disabled={isBound} aria-describedby={reasonId} onClick={() => setConfirming(true)}>
        Supprimer mon compte…
      </Button>
      <ConfirmDialog
        question="Supprimer votre compte&nbsp;?"
        isOpen={isConfirming}
        pending={isRunning}
        no="Le garder"
        yes="Supprimer"
        onNo={() => setConfirming(false)}
        onYes={() => run(() => askServer('deleteUser', { params: { uuid } }), afterDeletion)}
      >
        <p>
          Toutes vos informations seront supprimées et vos réservations à venir seront annulées. C’est
          définitif.
        </p>
        <DepartureNotice uuid={uuid} />
        <LostWithAccount />
      </ConfirmDialog>
    </div>
  );
}
