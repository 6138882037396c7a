import { useState } from 'react';
import type { User } from '#common/contract/people/user';
import { askServer, synchronise } from '../../bridge/calls';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import rows from './act-rows.module.css';

interface DurationSwitchProps {
  account: User;
  isBound: boolean;
  reasonId: string;
}

/** Switches between a temporary and a permanent account, after confirmation. */
export function DurationSwitch({ account: { uuid, temporary }, isBound, reasonId }: DurationSwitchProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { isRunning, run } = useTask();
  const change = () =>
    run(
      () => askServer('changeTemporary', { params: { uuid }, body: { uuid, temporary: !temporary } }),
      (changed) => {
        setConfirming(false);
        announce(changed.temporary ? 'Compte passé en temporaire' : 'Compte passé en permanent');
        void synchronise();
      },
    );
  return (
    <div className={rows.end}>
      <h3 className={rows.sub}>{temporary ? 'Compte temporaire' : 'Compte permanent'}</h3>
      <p className={rows.narrow}>
        {temporary
          ? 'Il sera supprimé de lui-même dès qu’aucun spectacle ne sera plus proposé.'
          : 'Il reste ouvert jusqu’à ce que vous le supprimiez.'}
      </p>
      <Button disabled={isBound} aria-describedby={reasonId} onClick={() => setConfirming(true)}>
        {temporary ? 'Passer en permanent' : 'Passer en temporaire'}
      </Button>
      <ConfirmDialog
        question={
          temporary ? 'Passer votre compte en permanent\u00a0?' : 'Passer votre compte en temporaire\u00a0?'
        }
        isOpen={isConfirming}
        pending={isRunning}
        onNo={() => setConfirming(false)}
        onYes={change}
      >
        <p>
          {temporary
            ? 'Vous le garderez d’une saison à l’autre.'
            : 'Il sera supprimé, avec toutes vos informations, dès qu’aucun spectacle ne sera plus proposé.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}
