import { useId } from 'react';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { askServer } from '../../bridge/calls';
import { saveFile } from '../../components/browser/save-file';
import { useTask } from '../../components/request/use-task';
import type { Person } from '../../state/session-records';
import { Button } from '../../ui/button';
import { Departure } from './departure';
import { DurationSwitch } from './duration-switch';
import type { SectionProps } from './section-props';
import rows from './section-rows.module.css';

/** Duration of the account, export of the personal data, and deletion. */
export function AccountSection({ person, account }: SectionProps) {
  const hasLine = useLine();
  const reasonId = useId();
  const bound = { isBound: !hasLine, reasonId };
  return (
    <div className={rows.stack}>
      <NeedsNetwork id={reasonId}>Il faut du réseau pour ce qui suit.</NeedsNetwork>
      {account && <DurationSwitch account={account} {...bound} />}
      <DataExport person={person} {...bound} />
      <Departure person={person} {...bound} />
    </div>
  );
}

interface DataExportProps {
  person: Person;
  isBound: boolean;
  reasonId: string;
}

/** Downloads all data held about the person as a file. */
function DataExport({ person: { uuid }, isBound, reasonId }: DataExportProps) {
  const { isRunning, run } = useTask();
  const download = () =>
    run(
      () => askServer('exportUserData', { params: { uuid } }),
      (file) => saveFile(file, 'mes-donnees.json'),
    );
  return (
    <div className={rows.end}>
      <h3 className={rows.sub}>Mes données</h3>
      <p className={rows.narrow}>
        Tout ce que l’association garde sur vous, dans un fichier&nbsp;: compte, clés d’accès, demandes,
        réservations, places, appareils.
      </p>
      <Button
        icon="download"
        disabled={isBound}
        pending={isRunning}
        aria-describedby={reasonId}
        onClick={download}
      >
        Télécharger mes données
      </Button>
    </div>
  );
}
