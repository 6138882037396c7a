import { lazy, Suspense, useEffect } from 'react';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import type { useDoor } from './use-door';

// Loaded with the dialog library as soon as the door is open, without waiting for a user action: the network may be
// gone later, in a browser that does not store the site's files.
const parts = {
  search: () => import('./name-search'),
  history: () => import('./scan-history'),
  howMany: () => import('./how-many'),
  handOver: () => import('./hand-over'),
};
const NameSearch = lazy(() => parts.search().then((module) => ({ default: module.NameSearch })));
const ScanHistory = lazy(() => parts.history().then((module) => ({ default: module.ScanHistory })));
const HowMany = lazy(() => parts.howMany().then((module) => ({ default: module.HowMany })));
const HandOver = lazy(() => parts.handOver().then((module) => ({ default: module.HandOver })));

async function loadAll(): Promise<void> {
  // A part that fails to load is requested again when it is opened.
  await Promise.allSettled(Object.values(parts).map((load) => load()));
}

/** The sheet above the door; for a group found by name, with how many may come in. */
export type Sheet =
  'search' | 'history' | 'hand-over' | 'fewer' | { readonly group: DoorTicketRow; readonly people: number };

interface Props {
  readonly sheet: Sheet | null;
  readonly door: ReturnType<typeof useDoor>;
  readonly date: DoorDateRow;
  readonly device: string;
  readonly supervisor: boolean;
  readonly onSheet: (sheet: Sheet | null) => void;
  /** A ticket was chosen from the search by name. */
  readonly onChoose: (ticket: DoorTicketRow) => void;
}

export function DoorSheets({ sheet, door, date, device, supervisor, onSheet, onChoose }: Props) {
  const { shown } = door;
  const close = () => onSheet(null);
  useEffect(() => {
    void loadAll();
  }, []);
  return (
    <Suspense>
      {sheet === 'search' && (
        <NameSearch
          tickets={door.tickets}
          onClose={close}
          remainingOf={door.remainingOf}
          onChoose={onChoose}
          onCode={(code) => {
            close();
            void door.presentCode(code);
          }}
        />
      )}
      {sheet === 'history' && (
        <ScanHistory
          scans={door.scans}
          device={device}
          supervisor={supervisor}
          nameOf={(uuid) => door.tickets.find(uuid)?.name}
          now={door.now}
          onUndo={door.undo}
          onHandOver={() => onSheet('hand-over')}
          onClose={close}
        />
      )}
      {sheet === 'hand-over' && <HandOver dateUuid={date.uuid} onClose={close} />}
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
  );
}
