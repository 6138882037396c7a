import { count } from '#common/base/numbers';
import { armDevice, synchronise } from '../../../bridge/calls';
import { useTask } from '../../../components/request/use-task';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';

interface Props {
  /** The door that the phone was armed for. */
  readonly door: string;
  readonly waiting: number;
}

/** The office disarmed this phone: it holds no tickets, whoever is logged in, until it is armed again. */
export function DisarmedFromAfar({ door, waiting }: Props) {
  const { isRunning, run } = useTask();
  return (
    <div className="page">
      <EmptyState
        title="Ce téléphone a été retiré du service"
        action={
          <Button
            variant="primary"
            pending={isRunning}
            onClick={() =>
              run(
                () => armDevice(door),
                () => void synchronise(),
              )
            }
          >
            Remettre en service&nbsp;: {door}
          </Button>
        }
      >
        <p>
          Le guichet l’a retiré à distance&nbsp;: les billets en ont été effacés.{' '}
          {waiting > 0
            ? `Rien n’est perdu de ce qui attend (${count(waiting, 'modification')})\u00a0: cela part dès que le réseau le permet.`
            : 'Tous ses contrôles sont partis.'}
        </p>
      </EmptyState>
    </div>
  );
}
