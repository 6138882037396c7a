import { laneOf } from '#common/rules/lane';
import { dropDraft } from '../../bridge/calls';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { FailureNote } from '../form/failure-note';
import { enqueueAndAnnounce } from '../request/enqueue-and-announce';
import { useSave } from '../request/use-save';
import type { RankedNoun, RankedThing } from './ranked-noun';

interface RemoveRankedDialogProps<Thing extends RankedThing> {
  noun: RankedNoun<Thing>;
  thing: Thing;
  /** It has unsaved changes on this device, which are deleted with it. */
  isDrafted: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a thing is deleted. Works offline; the server refuses it if another person has changed the thing. */
export function RemoveRankedDialog<Thing extends RankedThing>(props: RemoveRankedDialogProps<Thing>) {
  const { noun, thing, isDrafted, onClose, onDone } = props;
  const save = useSave();
  const name = noun.nameOf(thing);
  const remove = async () => {
    const write = noun.remove(thing);
    const saved = await save.run(async () => {
      const written = await enqueueAndAnnounce(write, `${noun.removed}\u00a0: ${name}`);
      if (!written.ok || !isDrafted) return written;
      const dropped = await dropDraft(laneOf(noun.kind, thing.uuid));
      return dropped.ok ? written : dropped;
    });
    if (saved) onDone();
  };
  return (
    <ConfirmDialog
      question={`Supprimer ${quoted(name)}\u00a0?`}
      yes="Supprimer"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{noun.warning}</p>
      {isDrafted && <p>Ce que vous aviez commencé à y changer sur cet appareil disparaît aussi.</p>}
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
