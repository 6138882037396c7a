import { useState } from 'react';
import { laneOf } from '#common/rules/lane';
import type { Failure } from '#worker/api';
import { FailureNote } from '../failure-note';
import { enqueueAndTell } from '../enqueue-and-tell';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import type { AgendaItem } from './agenda-item';
import type { AgendaNoun } from './agenda-noun';

interface DeleteDialogProps {
  noun: AgendaNoun;
  /** Null: nothing is asked. */
  item: AgendaItem | null;
  onClose: () => void;
}

/** Asks before a show or an event goes; that waits for no network, and the server may still say no. */
export function DeleteDialog({ noun, item, onClose }: DeleteDialogProps) {
  const [shown, setShown] = useState(item);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (item !== null && item !== shown) {
    setShown(item);
    setFailure(null);
  }
  if (shown === null) return null;
  const { uuid, title, version } = shown;
  const remove = async () => {
    setRunning(true);
    const saved = await enqueueAndTell(
      {
        call: noun.remove,
        params: { slug: uuid },
        body: null,
        lane: laneOf(noun.kind, uuid),
        base: version,
        label: `Suppression\u00a0: ${noun.word} ${quoted(title)}`,
      },
      `Supprimé\u00a0: ${title}`,
    );
    setRunning(false);
    if (!saved.ok) return setFailure(saved.failure);
    onClose();
  };
  return (
    <ConfirmDialog
      question={`Supprimer ${quoted(title)}\u00a0?`}
      isOpen={item !== null}
      yes="Supprimer"
      no="Garder"
      pending={isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{noun.warning}</p>
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}
