import { type RefObject, useState } from 'react';
import { playbillTime } from '#common/base/dates';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import styles from './double-alert.module.css';
import { useKeptFocus } from './use-kept-focus';

interface Props {
  readonly scans: readonly DoorScanRow[];
  readonly device: string;
  readonly nameOf: (ticket: string) => string | undefined;
  /** Receives the focus when the focused button disappears. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The same ticket was let in at two doors while a phone was offline: both phones show it, and scanning continues. */
export function DoubleAlert({ scans, device, nameOf, place }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useKeptFocus(place);
  const double = doublesOf(scans, device).find(({ loser }) => !seen.has(loser.uuid));
  if (double === undefined) return null;
  const { loser, winner } = double;
  const name = (loser.ticket !== null && nameOf(loser.ticket)) || 'Billet récent';
  return (
    <div className={styles.alert} role="alert">
      <StatusShape shape="triangle" className={styles.shape} />
      <p>
        <b>Entré par deux portes&nbsp;: {name}</b>
        {winner && `${winner.deviceName} à ${playbillTime(winner.at)}, puis `}
        {loser.deviceName} à {playbillTime(loser.at)}.
      </p>
      <Button size="low" onClick={() => setSeen(new Set([...seen, loser.uuid]))}>
        Vu
      </Button>
    </div>
  );
}

/** Duplicates in which a scan of this phone won or lost. */
function doublesOf(scans: readonly DoorScanRow[], device: string) {
  return scans
    .filter((scan) => scan.status === 'duplicate')
    .map((loser) => ({
      loser,
      winner: scans.find(
        ({ ticket, kind, status }) => ticket === loser.ticket && kind === 'entry' && status === 'accepted',
      ),
    }))
    .filter(({ loser, winner }) => loser.device === device || winner?.device === device);
}
