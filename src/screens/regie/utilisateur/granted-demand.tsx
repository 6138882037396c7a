import { useState } from 'react';
import type { RoleDemand } from '#common/contract/role-demand';
import { askServer } from '../../../bridge/calls';
import styles from '../../../components/demand/demands.module.css';
import { announce, warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import { fullName } from '../../../text/person-name';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';

interface GrantedDemandProps {
  demand: RoleDemand;
  onUndone: () => void;
}

/** What was granted last can be taken back at once: buttons that stand one below the other are easily mistaken. */
export function GrantedDemand({ demand: { role, user }, onUndone }: GrantedDemandProps) {
  const [isRunning, setRunning] = useState(false);
  const undo = async () => {
    setRunning(true);
    const result = await askServer('removeRole', { params: { uuid: user.uuid, code: role.code } });
    setRunning(false);
    if (!result.ok) return warn(failureSentence(result.failure));
    announce(
      `${quoted(role.name)} retirée à ${fullName(user)}. Un mail lui annonçait l’accord\u00a0: prévenez cette personne.`,
    );
    onUndone();
  };
  return (
    <div className={styles.demand}>
      <p>
        <strong>{fullName(user)}</strong> a maintenant l’habilitation {quoted(role.name)}.
      </p>
      <Button icon="undo" pending={isRunning} onClick={() => void undo()}>
        Annuler cet accord
      </Button>
    </div>
  );
}
