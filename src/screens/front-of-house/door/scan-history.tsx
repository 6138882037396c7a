import { useState } from 'react';
import { DOT } from '#common/base/dot';
import { hourInWords } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { ofSomebody } from '#common/base/of-somebody';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { Dialog } from '../../../ui/overlay/dialog';
import { newestFirst } from '../newest-first';
import { markWords, reasonWords, scanNames } from '../scan-words';
import { moneyBack, takenWords } from '../taken-money';
import styles from './door-dialogs.module.css';
import { isUndoable, undoneScans, undoneWords } from './undone-scans';

interface Props {
  readonly scans: readonly DoorScanRow[];
  readonly device: string;
  /** May undo any scan, also after the time limit. */
  readonly supervisor: boolean;
  readonly nameOf: (ticket: string) => string | undefined;
  readonly now: () => Date;
  /** Resolves to whether the undo is kept; `onLate` is called if it is kept after all. */
  readonly onUndo: (scan: DoorScanRow, onLate: () => void) => Promise<boolean>;
  /** Hands the scans over to another phone, by codes on the screen. */
  readonly onHandOver: () => void;
  readonly onClose: () => void;
}

const MOST = 50;

/** What it was, when, of how many, and what was taken; an undo says what it took back, since it has no people of its own. */
export function scanWords(scan: DoorScanRow, scans: readonly DoorScanRow[]): string {
  const what = `${scanNames[scan.kind]} à ${hourInWords(scan.at)}`;
  if (scan.kind !== 'undo')
    return [what, count(scan.count, 'place'), takenWords(scan)].filter(Boolean).join(DOT);
  const undone = scans.find(({ uuid }) => uuid === scan.undoes);
  if (undone === undefined) return what;
  return `${what}\u00a0· ${scanNames[undone.kind].toLowerCase()} de ${count(undone.count, 'place')}`;
}

/** The last scans of this door, newest first; each can be undone for fifteen minutes. */
export function ScanHistory({ scans, device, supervisor, nameOf, now, onUndo, onHandOver, onClose }: Props) {
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<DoorScanRow | null>(null);
  const undone = undoneScans(scans);
  const mine = scans
    .filter((scan) => supervisor || scan.device === device)
    .toSorted(newestFirst)
    .slice(0, MOST);
  const knownName = ({ ticket }: DoorScanRow) => (ticket === null ? undefined : nameOf(ticket)) || undefined;
  const ofWhom = (scan: DoorScanRow) => {
    const name = knownName(scan);
    return name === undefined ? 'd’un billet récent' : ofSomebody(name);
  };
  async function undo(scan: DoorScanRow): Promise<void> {
    setAsked(null);
    const tell = () => announce(undoneWords(scan));
    if (!(await onUndo(scan, tell))) return setFailed(true);
    tell();
    onClose();
  }
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
              <b>{knownName(scan) ?? 'Billet récent'}</b>
              <span>
                {scanWords(scan, scans)}
                {scan.device !== device && `\u00a0· ${scan.deviceName}`}
                {scan.status === 'duplicate' && '\u00a0· en double'}
                {scan.status === 'refused' && '\u00a0· refusée'}
                {undone.has(scan.uuid) && '\u00a0· annulée'}
                {scan.misfit && `\u00a0· ${reasonWords[scan.misfit]}`}
                {scan.mark && `\u00a0· ${markWords[scan.mark]}`}
              </span>
            </div>
            {isUndoable(scan, undone, { at: now(), supervisor }) && (
              <Button
                size="low"
                icon="undo"
                onClick={() => (moneyBack(scan) === null ? void undo(scan) : setAsked(scan))}
              >
                Annuler {scan.kind === 'exit' ? 'la sortie' : 'l’entrée'}
                <span className="visually-hidden"> {ofWhom(scan)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && !undone.has(asked.uuid) && (
        <ConfirmDialog
          question={`Annuler l’entrée ${ofWhom(asked)}\u00a0?`}
          yes="Annuler l’entrée"
          no="Garder"
          onYes={() => void undo(asked)}
          onNo={() => setAsked(null)}
        >
          <p>Rendez-lui {moneyBack(asked)}.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
