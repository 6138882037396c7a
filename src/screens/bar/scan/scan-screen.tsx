import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import { doorQueries } from '#mirror/queries/door-queries';
import { clockOffsetAtom } from '../../../components/clock/clock-offset';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { syncAtom } from '../../../state/connection';
import { personAtom } from '../../../state/session';
import { blockReload } from '../../../state/update';
import { mirrorWords } from '../../../text/sync-sentences';
import { Spinner } from '../../../ui/spinner';
import { dateAtDoor } from './date-at-door';
import { DisarmedFromAfar } from './disarmed-from-afar';
import { type DoorSounds, openDoorSounds } from './door-sounds';
import { DoorView } from './door-view';
import { NoDates } from './no-dates';
import { ReadyCheck } from './ready-check';
import { useNight } from './use-night';

/** `/bar/billetterie/scan`: choose the date, run the checks, open the door. */
export function ScanScreen() {
  const sync = useAtomValue(syncAtom);
  const person = useAtomValue(personAtom);
  const offset = useAtomValue(clockOffsetAtom);
  const { answer: dates, reach } = useMirrorAnswer(
    () => doorQueries.dates(new Date(Date.now() - offset)),
    [offset],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [sounds, setSounds] = useState<DoorSounds | null>(null);
  useEffect(blockReload, []);
  useNight();

  if (sync.disarmedDoor !== null) return <DisarmedFromAfar door={sync.disarmedDoor} waiting={sync.waiting} />;
  const shown = dateAtDoor(dates ?? [], chosen, new Date(Date.now() - offset));
  if (dates === undefined || (shown === undefined && reach === 'waiting'))
    return <Spinner label="Les billets arrivent…" />;
  if (shown === undefined) return <NoDates mirroredAt={reach === 'complete' ? sync.ownMirroredAt : null} />;
  const { date, isChosen } = shown;
  return (
    <OneDate
      key={date.uuid}
      date={date}
      dates={dates}
      sounds={isChosen ? sounds : null}
      staff={person === null ? '' : person.firstname}
      supervisor={isAllowed(permissions.site, person?.roles ?? null)}
      onChoose={(uuid) => {
        setChosen(uuid);
        setSounds(null);
      }}
      onOpen={() => {
        // An open door stays at its date, whatever the clock says later.
        setChosen(date.uuid);
        setSounds(openDoorSounds());
      }}
      onClose={() => setSounds(null)}
    />
  );
}

interface OneDateProps {
  readonly date: DoorDateRow;
  readonly dates: readonly DoorDateRow[];
  readonly sounds: DoorSounds | null;
  readonly staff: string;
  readonly supervisor: boolean;
  readonly onChoose: (uuid: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The door opens on a tap, which also allows the page to play sounds. */
function OneDate({ date, dates, sounds, staff, supervisor, onChoose, onOpen, onClose }: OneDateProps) {
  const sync = useAtomValue(syncAtom);
  const tickets = useLiveQuery(() => doorQueries.tickets(date.uuid), [date.uuid]);
  const scans = useLiveQuery(() => doorQueries.scans(date.uuid), [date.uuid]);
  const keys = useLiveQuery(() => doorQueries.keys(), []);
  const doorData = useMemo(
    () => tickets && scans && keys && { date, tickets, scans, keys },
    [date, tickets, scans, keys],
  );
  if (doorData === undefined) return <Spinner label="Les billets arrivent…" />;

  const mirrorAge = mirrorWords(sync, new Date());
  if (sounds === null || sync.device === null)
    return (
      <ReadyCheck
        doorData={doorData}
        dates={dates}
        sync={sync}
        onChoose={onChoose}
        onOpen={onOpen}
        onClose={() => navigate(links.home.to())}
      />
    );
  return (
    <DoorView
      doorData={doorData}
      dates={dates}
      device={sync.device}
      staff={staff}
      sounds={sounds}
      clockOffset={sync.clockOffset ?? 0}
      online={sync.line === 'online'}
      waiting={sync.waiting}
      mirrorAge={mirrorAge}
      supervisor={supervisor}
      onClose={onClose}
    />
  );
}
