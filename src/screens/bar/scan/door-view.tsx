import { lazy, Suspense, useRef, useState } from 'react';
import { playbillDate } from '#common/base/dates';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/door';
import { IconButton } from '../../../ui/icon-button';
import { useWakeLock } from '../../../components/browser/use-wake-lock';
import { classNames } from '../../../ui/class-names';
import { CameraFault } from './camera-fault';
import { DirectionSwitch } from './direction-switch';
import { DoorBar } from './door-bar';
import type { DoorSounds } from './door-sounds';
import styles from './door-view.module.css';
import { useCamera } from './use-camera';
import { useCrowd } from './use-crowd';
import { type Direction, type DoorBoard, useDoor } from './use-door';
import { useKeptFocus } from './use-kept-focus';
import { useScanner } from './use-scanner';
import { VerdictPanel } from './verdict-panel';
import { DoubleAlert } from './double-alert';

// Sheets come with the library's dialog: not before the camera shows its picture.
const NameSearch = lazy(() => import('./name-search').then((module) => ({ default: module.NameSearch })));
const ScanHistory = lazy(() => import('./scan-history').then((module) => ({ default: module.ScanHistory })));
const HowMany = lazy(() => import('./how-many').then((module) => ({ default: module.HowMany })));

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

type Sheet = 'search' | 'history' | 'fewer' | { readonly group: DoorTicketRow; readonly people: number };

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
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);

  /** Whoever was found by name may have come with a part of the group. */
  function choose(ticket: DoorTicketRow) {
    const people = direction === 'entry' ? door.letsIn(ticket) : 0;
    if (people > 1) return setSheet({ group: ticket, people });
    close();
    void door.choose(ticket);
  }

  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classNames(styles.door, direction === 'exit' && styles.exits)}
      data-theme="dark"
    >
      <h1 className="visually-hidden">Scanner les billets</h1>
      <video ref={camera.video} className={styles.camera} autoPlay muted playsInline aria-hidden="true" />
      <header className={styles.top}>
        <div>
          <b>{board.date.showTitle}</b>
          <time dateTime={board.date.date.toISOString()}>{playbillDate(board.date.date)}</time>
        </div>
        <IconButton icon="close" label="Fermer la porte" onClick={onClose} />
        <DirectionSwitch direction={direction} onChange={setDirection} />
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
          onPaid={() => shown.verdict.ticket && void door.choose(shown.verdict.ticket, { paid: true })}
          onFewer={() => setSheet('fewer')}
        />
      )}
      <DoubleAlert
        scans={board.scans}
        device={device.uuid}
        nameOf={(uuid) => door.tickets.find(uuid)?.name}
        place={place}
      />

      <DoorBar
        inside={door.inside}
        expected={door.tickets.expected}
        online={online}
        waiting={waiting}
        torch={camera.torch}
        onSearch={() => setSheet('search')}
        onHistory={() => setSheet('history')}
      />

      <Suspense>
        {sheet === 'search' && (
          <NameSearch
            tickets={door.tickets}
            onClose={close}
            remainingOf={door.remainingOf}
            onChoose={choose}
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
          <HowMany
            most={shown.count - 1}
            onClose={close}
            onChoose={(count) => {
              close();
              void door.recount(shown, count);
            }}
          />
        )}
        {sheet !== null && typeof sheet === 'object' && (
          <HowMany
            most={sheet.people}
            onClose={close}
            onChoose={(count) => {
              close();
              void door.choose(sheet.group, { count });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
