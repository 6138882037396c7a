import { type LaneNoun, laneOf } from '#common/rules/lane';
import type { NewWrite } from '#worker/api';
import { dropDraft } from '../../../bridge/calls';
import { quoted } from '../../../text/quoted';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';

interface DeleteDialogProps {
  kind: LaneNoun;
  uuid: string;
  name: string;
  write: () => NewWrite;
  /** What follows from it. */
  warning: string;
  /** Said of it once it is deleted: 'Supprimé', 'Supprimée'. */
  deleted: string;
  /** It has unsaved changes on this device, which are deleted with it. */
  isDrafted: boolean;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a thing is deleted. Works offline; the server refuses it if another person has changed the thing. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, uuid, name, write, warning, deleted, isDrafted, ...dialog } = props;
  const send = async () => {
    const written = await enqueueAndAnnounce(write(), `${deleted}\u00a0: ${name}`);
    if (!written.ok || !isDrafted) return written;
    const dropped = await dropDraft(laneOf(kind, uuid));
    return dropped.ok ? written : dropped;
  };
  return (
    <ConfirmSave
      {...dialog}
      question={`Supprimer ${quoted(name)}\u00a0?`}
      yes="Supprimer"
      no="Garder"
      send={send}
    >
      <p>{warning}</p>
      {isDrafted && <p>Ce que vous aviez commencé à y changer sur cet appareil disparaît aussi.</p>}
    </ConfirmSave>
  );
}
