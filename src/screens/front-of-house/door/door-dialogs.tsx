import { lazy, Suspense, useEffect } from 'react';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import type { HandedTickets } from '../use-handed-tickets';
import type { useDoor } from './use-door';

// Loaded with the dialog library as soon as the door is open, without waiting for a user action: the network may be
// gone later, in a browser that does not store the site's files.
const parts = {
  search: () => import('./name-search'),
  history: () => import('./scan-history'),
  howMany: () => import('./how-many'),
  handOver: () => import('./hand-over'),
  closing: () => import('../../../ui/overlay/confirm-dialog'),
};
const NameSearch = lazy(() => parts.search().then((module) => ({ default: module.NameSearch })));
const ScanHistory = lazy(() => parts.history().then((module) => ({ default: module.ScanHistory })));
const HowMany = lazy(() => parts.howMany().then((module) => ({ default: module.HowMany })));
const HandOver = lazy(() => parts.handOver().then((module) => ({ default: module.HandOver })));
const ConfirmDialog = lazy(() => parts.closing().then((module) => ({ default: module.ConfirmDialog })));

async function loadAll(): Promise<void> {
  // A part that fails to load is requested again when it is opened.
  await Promise.allSettled(Object.values(parts).map((load) => load()));
}

/** The sheet above the door: a search by name with its first words; for a group found by name, how many may come in. */
export type DoorDialog =
  | 'history'
  | 'hand-over'
  | 'fewer'
  | 'close'
  | { readonly search: string }
  | { readonly group: DoorTicketRow; readonly people: number };

interface Props {
  readonly sheet: DoorDialog | null;
  readonly door: ReturnType<typeof useDoor>;
  readonly handed: HandedTickets;
  readonly date: DoorDateRow;
  readonly device: string;
  readonly supervisor: boolean;
  readonly onSheet: (sheet: DoorDialog | null) => void;
  /** A ticket was chosen from the search by name. */
  readonly onChoose: (ticket: DoorTicketRow) => void;
  readonly onCloseDoor: () => void;
}

export function DoorDialogs(props: Props) {
  const { sheet, door, handed, date, device, supervisor, onSheet, onChoose, onCloseDoor } = props;
  const { shown } = door;
  const asked = typeof sheet === 'object' ? sheet : null;
  const close = () => onSheet(null);
  useEffect(() => {
    void loadAll();
  }, []);
  return (
    <Suspense>
      {asked !== null && 'search' in asked && (
        <NameSearch
          key={asked.search}
          tickets={door.tickets}
          handed={handed}
          words={asked.search}
          onClose={close}
          remainingOf={door.remainingOf}
          onChoose={onChoose}
        />
      )}
      {sheet === 'history' && (
        <ScanHistory
          scans={door.ofEvening}
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
      {sheet === 'close' && (
        <ConfirmDialog
          question="Fermer la porte&nbsp;?"
          yes="Fermer la porte"
          no="Continuer"
          onYes={onCloseDoor}
          onNo={close}
        >
          <p>
            Ce téléphone ne contrôle plus les billets jusqu’à ce que vous la rouvriez. Ce qu’il a fait entrer
            est gardé.
          </p>
        </ConfirmDialog>
      )}
      {asked !== null && 'group' in asked && (
        <HowMany
          most={asked.people}
          onClose={close}
          onChoose={(count) => {
            close();
            void door.choose(asked.group, { count });
          }}
        />
      )}
    </Suspense>
  );
}
