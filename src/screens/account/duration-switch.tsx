import { useState } from 'react';
import type { User } from '#common/contract/people/user';
import { bookedShows } from '#common/rules/agenda';
import { agendaQueries } from '#mirror/queries/agenda-queries';
import { askServer, synchronise } from '../../bridge/calls';
import { useServerNow } from '../../components/clock/clock-offset';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import rows from './section-rows.module.css';

interface DurationSwitchProps {
  account: User;
  isBound: boolean;
  reasonId: string;
}

/** Switches between a temporary and a permanent account, after confirmation. */
export function DurationSwitch({ account: { uuid, temporary }, isBound, reasonId }: DurationSwitchProps) {
  const [isConfirming, setConfirming] = useState(false);
  const isAnythingOffered = useIsAnythingOffered();
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
          ? isAnythingOffered
            ? 'Il sera supprimé de lui-même dès qu’aucun spectacle ne sera plus proposé.'
            : 'Aucun spectacle n’est proposé en ce moment\u00a0: il sera supprimé cette nuit.'
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
            : isAnythingOffered
              ? 'Il sera supprimé, avec toutes vos informations, dès qu’aucun spectacle ne sera plus proposé.'
              : 'Aucun spectacle n’est proposé en ce moment\u00a0: il sera supprimé cette nuit, avec toutes vos informations.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** Whether a show takes bookings: temporary accounts last as long. Where the agenda is not known, it is not said. */
function useIsAnythingOffered(): boolean {
  const { answer, reach } = useMirrorAnswer(() => agendaQueries.read(), []);
  const now = useServerNow();
  return reach !== 'complete' || answer === undefined || bookedShows(answer, now).length > 0;
}
