import { useEffect, useState } from 'react';
import { count } from '#common/base/numbers';
import { type HandedScan, handoverCodes } from '#common/rules/scan-handover';
import { scansToHandOver } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { QrCode } from '../../../ui/qr-code';
import { Spinner } from '../../../ui/spinner';
import styles from './hand-over.module.css';

interface Props {
  readonly dateUuid: string;
  readonly onClose: () => void;
}

/** Milliseconds per code on the screen: long enough for an old phone to read it, and too slow to flicker. */
const PACE = 400;

/** This phone's scans of a date as a series of codes, which the open door of another phone reads from its screen. */
export function HandOver({ dateUuid, onClose }: Props) {
  const [scans, setScans] = useState<readonly HandedScan[] | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    void scansToHandOver(dateUuid).then((answer) => {
      if (!isGone) setScans(answer.ok ? answer.value : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [dateUuid]);
  return (
    <Dialog title="Transmettre" onClose={onClose}>
      {scans === null && <Spinner label="Les passages sont lus…" />}
      {scans === 'failed' && (
        <p role="alert">Ce téléphone n’arrive pas à relire ses passages. Fermez ceci et recommencez.</p>
      )}
      {scans !== null &&
        scans !== 'failed' &&
        (scans.length === 0 ? (
          <p>Ce téléphone n’a encore aucun passage à transmettre.</p>
        ) : (
          <Series dateUuid={dateUuid} scans={scans} />
        ))}
    </Dialog>
  );
}

function Series({ dateUuid, scans }: { dateUuid: string; scans: readonly HandedScan[] }) {
  const [codes] = useState(() => handoverCodes(freshUuid().slice(-8), dateUuid, scans));
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const next = () => setAt((now) => (now + 1) % codes.length);
  const isTurning = codes.length > 1 && !isPaused;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % codes.length), PACE);
    return () => clearInterval(timer);
  }, [isTurning, codes.length]);
  const place = `Code ${at + 1} sur ${codes.length}`;
  return (
    <>
      <p>
        Sur l’autre téléphone, ouvrez la porte de la même séance et visez cet écran
        {codes.length > 1 && `\u00a0: les codes défilent, ${secondsOf(codes.length)} en tout`}.
      </p>
      <div className={styles.code}>
        <QrCode text={codes[at] ?? ''} label={place} />
      </div>
      <div className={styles.foot}>
        <span className="num">
          {place}
          <small className="soft">{count(scans.length, 'passage')}</small>
        </span>
        {codes.length > 1 && (
          <Button size="low" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
            Pause
          </Button>
        )}
        {isPaused && (
          <Button size="low" onClick={next}>
            Code suivant
          </Button>
        )}
      </div>
    </>
  );
}

const secondsOf = (codes: number) => count(Math.ceil((codes * PACE) / 1000), 'seconde');
