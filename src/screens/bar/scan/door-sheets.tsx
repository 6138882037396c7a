import { lazy, Suspense, useEffect } from 'react';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import type { useDoor } from './use-door';

// They come with the library's dialog, and their code without anybody asking, once the door is open: it may be shut off
// from the network by then, in a browser that stores no files of the site.
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
  // One that cannot be had now is asked for again when it is wanted.
  await Promise.allSettled(Object.values(parts).map((load) => load()));
}

/** What lies over the door; of a group that was found by name, how many may come in. */
export type Sheet =
  'search' | 'history' | 'hand-over' | 'fewer' | { readonly group: DoorTicketRow; readonly people: number };

interface Props {
  readonly sheet: Sheet | null;
  readonly door: ReturnType<typeof useDoor>;
  readonly date: DoorDateRow;
  readonly device: string;
  readonly supervisor: boolean;
  readonly onSheet: (sheet: Sheet | null) => void;
  /** A ticket was chosen by its name. */
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
