import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { doorKeyEnd } from '#common/rules/door-key-end';
import { isAllowed } from '#common/rules/is-allowed';
import { doorQueries } from '#mirror/queries/door-queries';
import { clockOffsetAtom } from '../../../components/clock/clock-offset';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { syncAtom } from '../../../state/connection';
import { personAtom } from '../../../state/session';
import { blockReload } from '../../../state/update';
import { mirrorWords } from '../../../text/sync-sentences';
import { Spinner } from '../../../ui/spinner';
import { holdCamera } from './camera-stream';
import { DisarmedFromAfar, ExpiredDoor, NoDates } from './closed-door';
import { dateAtDoor } from './date-at-door';
import { type DoorSounds, openDoorSounds } from './door-sounds';
import { DoorView } from './door-view';
import { keepOpenDoor, readOpenDoor } from './open-door-record';
import { ReadyCheck } from './ready-check';

/** `/bar/billetterie/scan`: choose the date, run the checks, open the door. */
export function ScanScreen() {
  const sync = useAtomValue(syncAtom);
  const person = useAtomValue(personAtom);
  const offset = useAtomValue(clockOffsetAtom);
  const { answer, reach } = useMirrorAnswer(() => doorQueries.dates(new Date(Date.now() - offset)), [offset]);
  const [chosen, setChosen] = useState(readOpenDoor);
  const [opened, setOpened] = useState<OpenedDoor | null>(() =>
    chosen === null ? null : { sounds: openDoorSounds(), isByItself: true },
  );
  const isOpen = opened !== null;
  const dates = useHeldRows(answer, isOpen);
  useEffect(blockReload, []);
  useEffect(holdCamera, []);
  useEffect(() => () => opened?.sounds.close(), [opened]);
  useNight();

  const { device, disarmedDoor } = sync;
  if (disarmedDoor !== null) return <DisarmedFromAfar door={disarmedDoor} />;
  if (dates === undefined) return <Spinner label="Les billets arrivent…" />;
  const now = new Date(Date.now() - offset);
  const keyEnd = device && doorKeyEnd(device.expiresAt, dates);
  const isOver = keyEnd !== null && keyEnd <= now;
  const roles = person?.roles ?? null;
  if (
    device !== null &&
    isOver &&
    opened?.isByItself !== false &&
    !isAllowed(permissions.ticketOffice, roles)
  )
    return <ExpiredDoor door={device.name} since={keyEnd} />;
  const shown = dateAtDoor(dates, chosen, now);
  if (shown === undefined && reach === 'waiting') return <Spinner label="Les billets arrivent…" />;
  if (shown === undefined) {
    const mirroredAt = reach === 'complete' ? sync.ownMirroredAt : null;
    return <NoDates door={isOver ? (device?.name ?? null) : null} mirroredAt={mirroredAt} now={now} />;
  }
  const { date, isChosen } = shown;
  const close = () => {
    setOpened(null);
    keepOpenDoor(null);
  };
  return (
    <OneDate
      key={date.uuid}
      date={date}
      dates={dates}
      opened={isChosen ? opened : null}
      staff={person === null ? '' : person.firstname}
      supervisor={isAllowed(permissions.site, roles)}
      mayArm={isAllowed(permissions.ticketOffice, roles)}
      onChoose={(uuid) => {
        setChosen(uuid);
        close();
      }}
      onOpen={() => {
        // An open door stays at its date, whatever the clock says later.
        setChosen(date.uuid);
        setOpened({ sounds: openDoorSounds(), isByItself: false });
        keepOpenDoor(date.uuid);
      }}
      onClose={close}
    />
  );
}

interface OpenedDoor {
  readonly sounds: DoorSounds;
  /** After a reload. */
  readonly isByItself: boolean;
}

interface OneDateProps {
  readonly date: DoorDateRow;
  readonly dates: readonly DoorDateRow[];
  readonly opened: OpenedDoor | null;
  readonly staff: string;
  readonly supervisor: boolean;
  /** Somebody is logged in who may arm this phone. */
  readonly mayArm: boolean;
  readonly onChoose: (uuid: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The door opens on a tap, which also allows the page to play sounds; after a reload by itself. */
function OneDate(props: OneDateProps) {
  const { date, dates, opened, staff, supervisor, mayArm, onChoose, onOpen, onClose } = props;
  const sync = useAtomValue(syncAtom);
  const [, navigate] = useLocation();
  const isOpen = opened !== null;
  const tickets = useHeldRows(
    useLiveQuery(() => doorQueries.tickets(date.uuid), [date.uuid]),
    isOpen,
  );
  const scans = useHeldRows(
    useLiveQuery(() => doorQueries.scans(date.uuid), [date.uuid]),
    isOpen,
  );
  const keys = useHeldRows(
    useLiveQuery(() => doorQueries.keys(), []),
    isOpen,
  );
  const doorData = useMemo(
    () => tickets && scans && keys && { date, tickets, scans, keys },
    [date, tickets, scans, keys],
  );
  // Right after a reload the page does not know yet that this phone is armed.
  const isComing = isOpen && sync.device === null && sync.session.kind === 'unknown';
  if (doorData === undefined || isComing) return <Spinner label="Les billets arrivent…" />;

  const mirrorAge = mirrorWords(sync, new Date());
  // What is no more on this phone since the reload, no ticket could be found in.
  const isEmpty = opened?.isByItself === true && doorData.tickets.length === 0;
  if (opened === null || sync.device === null || isEmpty)
    return (
      <ReadyCheck
        doorData={doorData}
        dates={dates}
        sync={sync}
        mayArm={mayArm}
        onChoose={onChoose}
        onOpen={onOpen}
        onClose={() => navigate((mayArm ? links.ticketOffice : links.home).to())}
      />
    );
  return (
    <DoorView
      doorData={doorData}
      dates={dates}
      device={sync.device}
      staff={staff}
      sounds={opened.sounds}
      clockOffset={sync.clockOffset ?? 0}
      online={sync.line === 'online'}
      waiting={sync.waiting}
      mirrorAge={mirrorAge}
      supervisor={supervisor}
      onClose={onClose}
    />
  );
}

/**
 * An open door goes on from what it holds: the rows that it had last, should the mirror lose them all because the
 * phone's key is over. Rows of a door are changed, and never all removed while it is open.
 */
function useHeldRows<Row>(rows: readonly Row[] | undefined, isOpen: boolean): readonly Row[] | undefined {
  const [held, setHeld] = useState(rows);
  const isLost = isOpen && (rows === undefined || rows.length === 0) && held !== undefined && held.length > 0;
  const shown = isLost ? held : rows;
  if (shown !== held) setHeld(shown);
  return shown;
}

/** Forces the dark theme for the door and the sheets over it, whatever theme the person chose. */
function useNight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const chosen = dataset['theme'];
    dataset['theme'] = 'dark';
    return () => {
      if (chosen === undefined) delete dataset['theme'];
      else dataset['theme'] = chosen;
    };
  }, []);
}
