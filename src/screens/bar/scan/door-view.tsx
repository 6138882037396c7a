import { useRef, useState } from 'react';
import { playbillDate } from '#common/base/dates';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import { readHandoverCode } from '#common/rules/scan-handover';
import type { ArmedPhone } from '#worker/api';
import { IconButton } from '../../../ui/icon-button';
import { useWakeLock } from '../../../components/browser/use-wake-lock';
import { useWayBack } from '../../../ui/overlay/way-back';
import { classNames } from '../../../ui/class-names';
import { ticketOfShortCode } from '../ticket-of-short-code';
import { useHandScanner } from '../use-hand-scanner';
import { useHandedTickets } from '../use-handed-tickets';
import { CameraFault } from './camera-fault';
import { type Direction, DirectionSwitch } from './direction-switch';
import { DoorBar } from './door-bar';
import { DoorSheets, type Sheet } from './door-sheets';
import type { DoorSounds } from './door-sounds';
import styles from './door-view.module.css';
import { useCamera } from './use-camera';
import { KeyOver } from './key-over';
import { useCrowd } from './use-crowd';
import { TakeOverPanel } from './take-over-panel';
import { type DoorData, useDoor } from './use-door';
import { useKeptFocus } from './use-kept-focus';
import { useNoPull } from './use-no-pull';
import { useScanner } from './use-scanner';
import { useTakeOver } from './use-take-over';
import { VerdictPanel } from './verdict-panel';
import { DoubleAlert } from './double-alert';

interface Props {
  readonly doorData: DoorData;
  readonly dates: readonly DoorDateRow[];
  readonly device: ArmedPhone;
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

/** The open door: camera behind, verdict in front, all controls within reach of one thumb. */
export function DoorView(props: Props) {
  const {
    doorData,
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
  const door = useDoor({ doorData, device, staff, direction, sounds, clockOffset });
  const { shown } = door;
  const crowd = useCrowd();
  const other = useTakeOver(door.scans, doorData.date.uuid);
  useWakeLock(true);
  useNoPull();
  useScanner({
    video: camera.video,
    running: camera.state === 'on' && sheet === null && !faulty,
    onCode: present,
    onCrowd: crowd.tell,
    onFault: () => setFaulty(true),
  });
  const handed = useHandedTickets({
    tickets: door.tickets,
    onCode(code) {
      setSheet(null);
      void door.presentCode(code);
    },
    onTicket: choose,
    onWords: (words) => setSheet({ search: words }),
  });
  const search = () => setSheet({ search: '' });
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  useHandScanner((text) => {
    setSheet(null);
    const ticket = ticketOfShortCode(text, door.tickets);
    if (ticket === undefined) present(text);
    else choose(ticket);
  });
  useWayBack(true, () => setSheet('close'));

  function present(code: string) {
    const handed = readHandoverCode(code);
    if (handed === null) void door.presentCode(code);
    else other.readCode(handed);
  }

  /** A holder found by name may have come with only a part of the group. */
  function choose(ticket: DoorTicketRow) {
    const people = direction === 'entry' ? door.letsIn(ticket) : 0;
    if (people > 1) return setSheet({ group: ticket, people });
    setSheet(null);
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
          <b>{doorData.date.showTitle}</b>
          <time dateTime={doorData.date.date.toISOString()}>{playbillDate(doorData.date.date)}</time>
        </div>
        <DirectionSwitch direction={direction} onChange={setDirection} />
        <KeyOver device={device} dates={dates} />
        <IconButton icon="close" label="Fermer la porte" onClick={() => setSheet('close')} />
      </header>

      {camera.state === 'on' && !faulty ? (
        <div className={classNames(styles.frame, other.takeOver !== null && styles.shared)}>
          <svg viewBox="0 0 272 272" aria-hidden="true">
            <path d="M3 60V3H60M212 3H269V60M269 212V269H212M60 269H3V212" />
          </svg>
          <p role="status">
            {crowd.isThere
              ? 'Plusieurs codes à la fois\u00a0: un seul dans le cadre'
              : other.isReading
                ? 'Gardez l’écran dans le cadre'
                : invitations[direction]}
          </p>
        </div>
      ) : (
        <CameraFault
          state={faulty ? 'decoder' : camera.state}
          handed={handed}
          onRetry={() => (faulty ? setFaulty(false) : camera.retry())}
          onSearch={search}
        />
      )}

      {shown && (
        <VerdictPanel
          shown={shown}
          date={doorData.date}
          dates={dates}
          deviceName={device.name}
          mirrorAge={mirrorAge}
          onDismiss={door.dismiss}
          onPaid={(paid) => void door.again(shown, { paid })}
          onFewer={() => setSheet('fewer')}
          onEnter={() => void door.again(shown, { towards: 'entry' })}
          onLeave={() => void door.again(shown, { cameElsewhere: true })}
        />
      )}
      {other.takeOver ? (
        <TakeOverPanel takeOver={other.takeOver} onKeep={() => void other.keep()} onDismiss={other.dismiss} />
      ) : (
        <DoubleAlert
          scans={door.ofEvening}
          device={device.uuid}
          nameOf={(uuid) => door.tickets.find(uuid)?.name}
          place={place}
        />
      )}

      <DoorBar
        inside={door.inside}
        expected={door.tickets.expected}
        online={online}
        waiting={waiting}
        torch={camera.torch}
        onSearch={search}
        onHistory={() => setSheet('history')}
      />

      <DoorSheets
        sheet={sheet}
        door={door}
        handed={handed}
        date={doorData.date}
        device={device.uuid}
        supervisor={supervisor}
        onSheet={setSheet}
        onChoose={choose}
        onCloseDoor={onClose}
      />
    </div>
  );
}
