import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { playbillDate } from '#common/base/dates';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import { readHandoverCode } from '#common/rules/scan-handover';
import { ticketClue } from '#common/rules/ticket-clue';
import type { ArmedPhone } from '#worker/api';
import { noticesPlaceAtom } from '../../../state/notices';
import { IconButton } from '../../../ui/icon-button';
import { useWakeLock } from '../../../components/browser/use-wake-lock';
import { useWayBack } from '../../../ui/overlay/way-back';
import { classNames } from '../../../ui/class-names';
import { ticketOfShortCode } from '../ticket-of-short-code';
import { useHandScanner } from '../../../components/hand-scanner/use-hand-scanner';
import { useHandedTickets } from '../use-handed-tickets';
import { CameraFault } from './camera-fault';
import { CameraFrame } from './camera-frame';
import { type Direction, DirectionSwitch } from './direction-switch';
import { DoorBar } from './door-bar';
import { DoorDialogs, type DoorDialog } from './door-dialogs';
import type { DoorSounds } from './door-sounds';
import styles from './door-view.module.css';
import { useCamera } from './use-camera';
import { KeyOver } from './key-over';
import { useCrowd } from './use-crowd';
import { StorageOver } from './storage-over';
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
  const [sheet, setSheet] = useState<DoorDialog | null>(null);
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
    opened: sheet,
    onCode(code) {
      setSheet(null);
      void door.presentCode(code);
    },
    onTicket: choose,
    onWords: (words) => setSheet({ search: words }),
  });
  const search = () => setSheet({ search: '' });
  const place = useRef<HTMLDivElement>(null);
  const setNoticesPlace = useSetAtom(noticesPlaceAtom);
  useKeptFocus(place);
  useHandScanner((text) => {
    setSheet(null);
    const ticket = ticketOfShortCode(text, door.tickets);
    if (ticket === undefined) present(text);
    else choose(ticket);
  });
  useWayBack(true, () => setSheet('close'));

  function present(code: string) {
    const scans = readHandoverCode(code);
    const { by } = ticketClue(code);
    if (scans !== null) other.readCode(scans);
    // Some show the link of their booking as a code.
    else if (by === 'booking' || by === 'ticket') handed.readText(code);
    else void door.presentCode(code);
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
        {camera.changeLens && <IconButton icon="camera" label="Autre objectif" onClick={camera.changeLens} />}
        <StorageOver />
        <IconButton icon="close" label="Fermer la porte" onClick={() => setSheet('close')} />
      </header>

      {camera.state === 'on' && !faulty ? (
        <CameraFrame
          direction={direction}
          isCrowded={crowd.isThere}
          isTakingOver={other.isReading}
          isReading={handed.isReading}
          isShared={other.takeOver !== null}
        />
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

      {/* A sheet covers the door, and the notices come over it. */}
      {sheet === null && <div ref={setNoticesPlace} className={styles.notices} />}

      <DoorBar
        inside={door.inside}
        expected={door.tickets.expected}
        online={online}
        waiting={waiting}
        unsaved={door.unsaved}
        torch={camera.torch}
        onSearch={search}
        onHistory={() => setSheet('history')}
      />

      <DoorDialogs
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
