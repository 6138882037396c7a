import { useAtomValue } from 'jotai';
import { playbillDate } from '#common/base/dates';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { permissions } from '#common/contract/calls/permissions';
import { doorKeyEnd } from '#common/rules/door-key-end';
import { isAllowed } from '#common/rules/is-allowed';
import type { ArmedPhone } from '#worker/api';
import { armDevice, synchronise } from '../../../bridge/calls';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { useTask } from '../../../components/request/use-task';
import { openDialog } from '../../../state/dialogs';
import { personAtom } from '../../../state/session';
import { Button } from '../../../ui/button';
import styles from './door-view.module.css';

interface Props {
  readonly device: ArmedPhone;
  readonly dates: readonly DoorDateRow[];
}

/** The key of an open door is over: the door goes on from what it holds, and this says so without standing in the way. */
export function KeyOver({ device, dates }: Props) {
  const { name, expiresAt, isForgotten = false } = device;
  const end = doorKeyEnd(expiresAt, dates);
  const isGood = useIsAhead(end) && !isForgotten;
  const person = useAtomValue(personAtom);
  const { isRunning, run } = useTask();
  if (isGood) return null;
  const mayArm = isAllowed(permissions.ticketOffice, person?.roles ?? null);
  const arm = () =>
    run(
      () => armDevice(name),
      () => void synchronise(),
    );
  return (
    <div className={styles.over}>
      <p role="status">
        <b>
          {isForgotten
            ? 'Le serveur ne connaît plus cette porte.'
            : `Cette porte n’est plus en service depuis ${playbillDate(end)}.`}
        </b>{' '}
        Continuez de scanner&nbsp;: elle garde ses billets et ses contrôles.{' '}
        {adviceFor(mayArm, person?.firstname)}
      </p>
      {mayArm ? (
        <Button size="low" pending={isRunning} onClick={arm}>
          Remettre en service
        </Button>
      ) : (
        <Button size="low" onClick={() => openDialog(person === null ? 'login' : 'logout')}>
          {person === null ? 'Se connecter' : 'Se déconnecter'}
        </Button>
      )}
    </div>
  );
}

function adviceFor(mayArm: boolean, person: string | undefined): string {
  if (mayArm) return 'Remettez-la en service quand vous avez du réseau.';
  return person === undefined
    ? 'Connectez-vous pour la remettre en service.'
    : `Le compte de ${person} n’ouvre pas de porte\u00a0: connectez-vous avec un compte de la billetterie.`;
}
