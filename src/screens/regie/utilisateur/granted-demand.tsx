import type { RoleDemand } from '#common/contract/people/role-demand';
import { askServer } from '../../../bridge/calls';
import styles from '../../../components/demand/demands.module.css';
import { useTask } from '../../../components/request/use-task';
import { announce } from '../../../state/notices';
import { fullName } from '../../../text/person-name';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';

interface GrantedDemandProps {
  demand: RoleDemand;
  onUndone: () => void;
}

/** The last grant can be undone at once, since buttons one below the other are easily confused. */
export function GrantedDemand({ demand: { role, user }, onUndone }: GrantedDemandProps) {
  const { isRunning, run } = useTask();
  const undo = () =>
    run(
      () => askServer('removeRole', { params: { uuid: user.uuid, code: role.code } }),
      () => {
        announce(
          `${quoted(role.name)} retirée à ${fullName(user)}. Un mail lui annonçait l’accord\u00a0: prévenez cette personne.`,
        );
        onUndone();
      },
    );
  return (
    <div className={styles.demand}>
      <p>
        <strong>{fullName(user)}</strong> a maintenant l’habilitation {quoted(role.name)}.
      </p>
      <Button icon="undo" pending={isRunning} onClick={undo}>
        Annuler cet accord
      </Button>
    </div>
  );
}
