import { useState } from 'react';
import { askServer } from '../../bridge/calls';
import { DepartureNotice } from '../../components/session/departure-notice';
import { warn } from '../../state/notices';
import type { Person } from '../../state/session-records';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import rows from './section-rows.module.css';
import { LostWithAccount } from './lost-with-account';
import { ProofDialog } from './proof-dialog';
import { useAfterAccountDeletion } from './use-after-account-deletion';

interface DepartureProps {
  person: Person;
  isBound: boolean;
  reasonId: string;
}

/** Deletes the person's own account, after saying what is deleted with it, and asking for a proof that it is them. */
export function Departure({ person: { uuid, email }, isBound, reasonId }: DepartureProps) {
  const [isConfirming, setConfirming] = useState(false);
  const afterDeletion = useAfterAccountDeletion();
  const leave = async () => {
    const gone = await askServer('deleteUser', { params: { uuid } });
    if (gone.ok) afterDeletion();
    else warn(failureSentence(gone.failure));
  };
  return (
    <div className={rows.end}>
      <h3 className={rows.sub}>Supprimer mon compte</h3>
      <p className={rows.narrow}>
        Toutes vos informations sont supprimées et vos réservations à venir annulées. C’est définitif.
      </p>
      <Button disabled={isBound} aria-describedby={reasonId} onClick={() => setConfirming(true)}>
        Supprimer mon compte…
      </Button>
      <ProofDialog
        question="Supprimer votre compte&nbsp;?"
        isOpen={isConfirming}
        no="Le garder"
        yes="Supprimer"
        email={email}
        onNo={() => setConfirming(false)}
        onProved={leave}
      >
        <p>
          Toutes vos informations seront supprimées et vos réservations à venir seront annulées. C’est
          définitif.
        </p>
        <DepartureNotice uuid={uuid} />
        <LostWithAccount />
      </ProofDialog>
    </div>
  );
}
