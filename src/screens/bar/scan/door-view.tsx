import { lazy, Suspense, useState } from 'react';
import type { DoorDateRow } from '#common/contract/door';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { playbillDate } from '../../../text/dates';
import { useWakeLock } from '../../../components/use-wake-lock';
import { CameraFault } from './camera-fault';
import type { DoorSounds } from './door-sounds';
import styles from './door-view.module.css';
import { useCamera } from './use-camera';
import { useCrowd } from './use-crowd';
import { type Direction, type DoorBoard, useDoor } from './use-door';
import { useScanner } from './use-scanner';
import { VerdictPanel } from './verdict-panel';
import { DoubleAlert } from './double-alert';

// Sheets come with the library's dialog: not before the camera shows its picture.
const NameSearch = lazy(() => import('./name-search').then((module) => ({ default: module.NameSearch })));
const ScanHistory = lazy(() => import('./scan-history').then((module) => ({ default: module.ScanHistory })));
const FewerPeople = lazy(() => import('./fewer-people').then((module) => ({ default: module.FewerPeople })));

interface Props {
  readonly board: DoorBoard;
  readonly dates: readonly DoorDateRow[];
  readonly device: { readonly uuid: string; readonly name: string };
  readonly staff: string;
  readonly sounds: DoorSounds;
  readonly clockOffset: number;
  readonly online: boolean;
  readonly waiting: number;
  readonly mirrorAge: string;
  readonly supervisor: boolean;
  readonly onClose: () => void;
}

const invitations: Record<Direction, string> = {
  entry: 'Présentez le billet',
  exit: 'Sortie\u00a0: présentez le billet',
};

type Sheet = 'search' | 'history' | 'fewer';

/** The open door: camera behind, verdict in front, everything within reach of one thumb. */
export function DoorView(props: Props) {
  const {
    board,
    dates,
    device,
    staff,
    sounds,
    clockOffset,
    online,
    waiting,
    mirrorAge,
    supervisor,
    onClose,
  } = props;
  const [direction, setDirection] = useState<Direction>('entry');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [faulty, setFaulty] = useState(false);
  const camera = useCamera();
  const door = useDoor({ board, device, staff, direction, sounds, clockOffset });
  const { shown } = door;
  const crowd = useCrowd();
  useWakeLock(true);
  useScanner({
    video: camera.video,
    running: camera.state === 'on' && sheet === null && !faulty,
    onCode: (text) => void door.presentCode(text),
    onCrowd: crowd.tell,
    onFault: () => setFaulty(true),
  });
  const close = () => setSheet(null);

  return (
    <div className={styles.door} data-theme="dark">
      <h1 className="visually-hidden">Scanner les billets</h1>
      <video ref={camera.video} className={styles.camera} autoPlay muted playsInline aria-hidden="true" />
      <header className={styles.top}>
        <div>
          <b>{board.date.showTitle}</b>
          <time dateTime={board.date.date.toISOString()}>{playbillDate(board.date.date)}</time>
        </div>
        <Button
          size="low"
          aria-pressed={direction === 'exit'}
          onClick={() => setDirection(direction === 'entry' ? 'exit' : 'entry')}
        >
          {direction === 'entry' ? 'Entrées' : 'Sorties'}
        </Button>
        <IconButton icon="close" label="Fermer la porte" onClick={onClose} />
      </header>

      {camera.state === 'on' && !faulty ? (
        <div className={styles.frame}>
          <svg viewBox="0 0 272 272" aria-hidden="true">
            <path d="M3 60V3H60M212 3H269V60M269 212V269H212M60 269H3V212" />
          </svg>
          <p role="status">
            {crowd.isThere
              ? 'Plusieurs codes à la fois\u00a0: un seul dans le cadre'
              : invitations[direction]}
          </p>
        </div>
      ) : (
        <CameraFault
          state={faulty ? 'decoder' : camera.state}
          onRetry={camera.retry}
          onSearch={() => setSheet('search')}
        />
      )}

      {shown && (
        <VerdictPanel
          shown={shown}
          date={board.date}
          dates={dates}
          deviceName={device.name}
          mirrorAge={mirrorAge}
          onDismiss={door.dismiss}
          onPaid={() => shown.verdict.ticket && void door.choose(shown.verdict.ticket, true)}
          onFewer={() => setSheet('fewer')}
        />
      )}
      <DoubleAlert
        scans={board.scans}
        device={device.uuid}
        nameOf={(uuid) => door.tickets.find(uuid)?.name}
      />

      <footer className={styles.bar}>
        <p className={styles.state}>
          <span className={styles.count}>
            {door.inside}
            <small> / {door.tickets.expected}</small>
          </span>
          <span>entrés</span>
          <span className={online ? styles.on : styles.off}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="6" />
            </svg>
            {online ? 'en ligne' : 'hors ligne'}
            {waiting > 0 && ` · ${waiting} à envoyer`}
          </span>
        </p>
        <div className={styles.tools}>
          <Button icon="search" onClick={() => setSheet('search')}>
            Nom…
          </Button>
          {camera.torch && (
            <Button
              icon="torch"
              aria-label="Lampe"
              aria-pressed={camera.torch.on}
              onClick={camera.torch.toggle}
            />
          )}
          <Button icon="undo" onClick={() => setSheet('history')}>
            Annuler
          </Button>
        </div>
      </footer>

      <Suspense>
        {sheet === 'search' && (
          <NameSearch
            tickets={door.tickets}
            onClose={close}
            onChoose={(ticket) => {
              close();
              void door.choose(ticket);
            }}
            onCode={(code) => {
              close();
              void door.presentCode(code);
            }}
          />
        )}
        {sheet === 'history' && (
          <ScanHistory
            scans={door.scans}
            device={device.uuid}
            supervisor={supervisor}
            nameOf={(uuid) => door.tickets.find(uuid)?.name}
            now={door.now}
            onUndo={door.undo}
            onClose={close}
          />
        )}
        {sheet === 'fewer' && shown?.key && (
          <FewerPeople
            count={shown.count}
            onClose={close}
            onChoose={(count) => {
              close();
              void door.recount(shown, count);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
