import { useEffect, useRef, useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { textFault } from '#common/rules/text-faults';
import type { SyncState } from '#worker/api';
import { armDevice, disarmDevice } from '../../../bridge/calls';
import { canStayLit, canVibrate, promiseStorage } from '../../../bridge/abilities';
import { goToFirstFault } from '../../../components/form/first-fault';
import { openDialog } from '../../../state/dialogs';
import { announce, warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Select } from '../../../ui/field/select';
import { StatusShape } from '../../../ui/status-shape';
import { TextField } from '../../../ui/field/text-field';
import { useHandScanner } from '../../../components/hand-scanner/use-hand-scanner';
import { CameraTrial } from './camera-trial';
import { doorsInService, freeDoorName } from './door-name';
import { type Check, checksOf, mustArm, type Reader } from './ready-checks';
import type { DoorData } from './use-door';
import styles from './ready-check.module.css';

interface Props {
  readonly doorData: DoorData;
  readonly dates: readonly DoorDateRow[];
  readonly sync: SyncState;
  readonly mayArm: boolean;
  readonly onChoose: (uuid: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The checks of a careful doorkeeper half an hour before, made by the phone. None of them prevents the opening. */
export function ReadyCheck({ doorData, dates, sync, mayArm, onChoose, onOpen, onClose }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [trying, setTrying] = useState(false);
  const [reader, setReader] = useState<Reader | null>(null);
  const [arming, setArming] = useState(false);
  const stored = useStorageKept();
  useHandScanner(() => setReader('scanner'));
  const known = { doorData, dates, sync, mayArm };
  const isNew = sync.device === null;
  const freeName = (doors: readonly string[]) =>
    freeDoorName([...doors, ...doorData.scans.map(({ deviceName }) => deviceName)]);
  const door = typed ?? sync.device?.name ?? freeName(others);
  useEffect(() => {
    if (isNew && mayArm) void doorsInService().then(setOthers);
  }, [isNew, mayArm]);
  const phone = { staysLit: canStayLit(), vibrates: canVibrate() };
  const checks = checksOf({ ...known, stored, reader, phone, now: new Date() });
  const doorFault = door.trim() === '' ? 'Donnez un nom à cette porte' : textFault(door, 60);
  const passed = checks.filter(({ good }) => good).length;

  async function open() {
    onOpen();
    if (!mustArm({ ...known, now: new Date() }, door.trim())) return;
    setArming(true);
    // Two phones that are made ready together both show the same letter until one of them has it.
    const isOurs = isNew && mayArm && typed === null;
    const name = isOurs ? freeName([...others, ...(await doorsInService())]) : door.trim();
    const armed = await armDevice(name);
    setArming(false);
    if (!armed.ok) warn(failureSentence(armed.failure));
    else if (name !== door.trim())
      announce(`${door.trim()} est déjà prise\u00a0: ce téléphone s’appelle ${name}.`);
  }

  async function disarm() {
    const disarmed = await disarmDevice();
    if (disarmed.ok) announce('Ce téléphone ne garde plus la porte.');
    else warn(failureSentence(disarmed.failure));
  }

  return (
    <div ref={screen} className={styles.screen} data-theme="dark">
      <header className={styles.top}>
        <div>
          <b>{doorData.date.showTitle}</b>
          <time dateTime={doorData.date.date.toISOString()}>{playbillDate(doorData.date.date)}</time>
        </div>
        <IconButton icon="close" label="Quitter" onClick={onClose} />
      </header>
      <div className={styles.ready}>
        <h1>
          Prêt pour
          <br />
          la porte&nbsp;?
        </h1>
        {dates.length > 1 && (
          <Select
            label="Séance"
            options={dates.map((date) => ({ id: date.uuid, name: nameOf(date) }))}
            selectedKey={doorData.date.uuid}
            onSelectionChange={(key) => onChoose(String(key))}
          />
        )}
        <p className={styles.tally} role="status">
          {count(passed, 'contrôle')} sur {checks.length}
        </p>
        <ul>
          {checks.map((check) => (
            <CheckRow key={check.id} check={check}>
              {check.id === 'door' && !check.good && !mayArm && (
                <Button size="low" onClick={() => openDialog('login')}>
                  Se connecter
                </Button>
              )}
              {check.id === 'camera' && !check.good && !trying && (
                <Button size="low" onClick={() => setTrying(true)}>
                  Essayer la caméra
                </Button>
              )}
              {check.id === 'camera' && trying && (
                <CameraTrial
                  onClose={() => setTrying(false)}
                  onWorks={() => {
                    setReader('camera');
                    setTrying(false);
                  }}
                />
              )}
            </CheckRow>
          ))}
        </ul>
        <TextField
          label="Nom de cette porte"
          autoComplete="off"
          autoCapitalize="words"
          value={door}
          onChange={setTyped}
          error={doorFault}
        />
        {sync.device !== null && (
          <Button variant="plain" wide onClick={() => void disarm()}>
            Retirer ce téléphone du service
          </Button>
        )}
        <div className={styles.open}>
          <Button
            variant="primary"
            size="big"
            wide
            pending={arming}
            onClick={() => (doorFault === undefined ? void open() : goToFirstFault(screen.current))}
          >
            Ouvrir&nbsp;: {door.trim() || '…'}
          </Button>
        </div>
      </div>
    </div>
  );
}

function CheckRow({ check, children }: { readonly check: Check; readonly children: React.ReactNode }) {
  return (
    <li className={check.good ? styles.good : styles.warning}>
      <StatusShape shape={check.good ? 'circle' : 'triangle'} className={styles.shape} />
      <div>
        <b>{check.title}</b>
        <span>{check.detail}</span>
        {children}
      </div>
    </li>
  );
}

function nameOf(date: DoorDateRow): string {
  return `${playbillDate(date.date)}\u00a0· ${date.showTitle}${date.rehearsal ? ' (répétition)' : ''}`;
}

/** Whether the browser grants persistent storage, which this requests. Null while unknown. */
function useStorageKept(): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let open = true;
    void promiseStorage().then((answer) => open && setKept(answer));
    return () => {
      open = false;
    };
  }, []);
  return kept;
}
