import { type RefObject, useState } from 'react';
import { hourInWords } from '#common/base/dates';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { readRecord, writeRecord } from '../../../state/local-record';
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

/** A ticket was let in at two doors while a phone was offline: both phones show it once, and scanning continues. */
export function DoubleAlert({ scans, device, nameOf, place }: Props) {
  const [seen, setSeen] = useState(readSeen);
  useKeptFocus(place);
  const double = doublesOf(scans, device).find(({ loser }) => !seen.includes(loser.uuid));
  if (double === undefined) return null;
  const { loser, winner } = double;
  const name = (loser.ticket !== null && nameOf(loser.ticket)) || 'Billet récent';
  function markSeen() {
    const all = [...readSeen(), loser.uuid].slice(-MOST_SEEN);
    writeRecord(SEEN, all.join(' '));
    setSeen(all);
  }
  return (
    <div className={styles.alert} role="alert">
      <StatusShape shape="triangle" className={styles.shape} />
      <p>
        <b>Entré par deux portes&nbsp;: {name}</b>
        {winner && `${winner.deviceName} à ${hourInWords(winner.at)}, puis `}
        {loser.deviceName} à {hourInWords(loser.at)}.
      </p>
      <Button size="low" onClick={markSeen}>
        Vu
      </Button>
    </div>
  );
}

/** Kept on this phone, since a door is closed and opened again in the course of an evening. */
const SEEN = 'seen-doubles';
const MOST_SEEN = 200;
const readSeen = (): readonly string[] => readRecord(SEEN)?.split(' ') ?? [];

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
