import { useState } from 'react';
import { playbillTime } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { markWords, reasonWords, scanNames } from '../scan-words';
import styles from './sheets.module.css';
import { isUndoable, undoneScans } from './undone-scans';

interface Props {
  readonly scans: readonly DoorScanRow[];
  readonly device: string;
  /** May undo any scan, also after the time limit. */
  readonly supervisor: boolean;
  readonly nameOf: (ticket: string) => string | undefined;
  readonly now: () => Date;
  readonly onUndo: (scan: DoorScanRow) => Promise<boolean>;
  /** Hands the scans over to another phone, by codes on the screen. */
  readonly onHandOver: () => void;
  readonly onClose: () => void;
}

const MOST = 50;

/** What it was, when, and of how many; an undo says what it took back, since it has no people of its own. */
export function scanWords(scan: DoorScanRow, scans: readonly DoorScanRow[]): string {
  const what = `${scanNames[scan.kind]} à ${playbillTime(scan.at)}`;
  if (scan.kind !== 'undo') return `${what} · ${count(scan.count, 'place')}`;
  const undone = scans.find(({ uuid }) => uuid === scan.undoes);
  if (undone === undefined) return what;
  return `${what} · ${scanNames[undone.kind].toLowerCase()} de ${count(undone.count, 'place')}`;
}

/** The last scans of this door, newest first; each can be undone for fifteen minutes. */
export function ScanHistory({ scans, device, supervisor, nameOf, now, onUndo, onHandOver, onClose }: Props) {
  const [failed, setFailed] = useState(false);
  const undone = undoneScans(scans);
  const mine = scans
    .filter((scan) => supervisor || scan.device === device)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST);
  const whose = (scan: DoorScanRow) => (scan.ticket !== null && nameOf(scan.ticket)) || 'Billet récent';
  return (
    <Dialog
      title="Derniers passages"
      onClose={onClose}
      foot={
        <Button size="low" icon="share" onClick={onHandOver}>
          Transmettre à un autre téléphone
        </Button>
      }
    >
      {failed && (
        <p role="alert">L’annulation n’a pas pu être enregistrée sur ce téléphone. Rien n’a changé.</p>
      )}
      {mine.length === 0 && (
        <p>{supervisor ? 'Personne n’est encore passé.' : 'Personne n’est encore passé par ce téléphone.'}</p>
      )}
      <ul className={styles.rows}>
        {mine.map((scan) => (
          <li key={scan.uuid} className={undone.has(scan.uuid) ? styles.undone : undefined}>
            <div>
              <b>{whose(scan)}</b>
              <span>
                {scanWords(scan, scans)}
                {scan.device !== device && ` · ${scan.deviceName}`}
                {scan.status === 'duplicate' && ' · en double'}
                {scan.status === 'refused' && ' · refusée'}
                {undone.has(scan.uuid) && ' · annulée'}
                {scan.misfit && ` · ${reasonWords[scan.misfit]}`}
                {scan.mark && ` · ${markWords[scan.mark]}`}
              </span>
            </div>
            {isUndoable(scan, undone, { at: now(), supervisor }) && (
              <Button
                size="low"
                icon="undo"
                onClick={() => void onUndo(scan).then((kept) => (kept ? onClose() : setFailed(true)))}
              >
                Annuler {scan.kind === 'exit' ? 'la sortie' : 'l’entrée'}
                <span className="visually-hidden"> de {whose(scan)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
