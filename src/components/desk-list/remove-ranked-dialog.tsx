import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { FailureNote } from '../form/failure-note';
import { enqueueAndTell } from '../request/enqueue-and-tell';
import { useSave } from '../request/use-save';
import type { RankedNoun, RankedThing } from './ranked-noun';

interface RemoveRankedDialogProps<Thing extends RankedThing> {
  noun: RankedNoun<Thing>;
  thing: Thing;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a thing is deleted. Works offline; the server refuses it if another person has changed the thing. */
export function RemoveRankedDialog<Thing extends RankedThing>(props: RemoveRankedDialogProps<Thing>) {
  const { noun, thing, onClose, onDone } = props;
  const save = useSave();
  const name = noun.nameOf(thing);
  const remove = async () => {
    const write = noun.remove(thing);
    const saved = await save.run(() => enqueueAndTell(write, `${noun.removed}\u00a0: ${name}`));
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
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
