import { useState } from 'react';
import type { SheetZone } from './interactive-image-sheet';
import { type DrawingAct, actsAfterUndo, undone, withAct } from './drawing-acts';

interface DrawingActs {
  /** Called in the same event as what it records. */
  readonly record: (uuid: string, walked?: DrawingAct['walked']) => void;
  /** Undoes the last act; null: there is none. */
  readonly undo: (() => Undone) | null;
}

interface Undone {
  readonly uuid: string;
  /** It took away a zone with its words: the next undo brings it back. */
  readonly comesBack: boolean;
}

/** What was done to the zones on the picture, to be undone act by act. */
export function useDrawingActs(
  zones: readonly SheetZone[],
  onChange: (zones: readonly SheetZone[]) => void,
): DrawingActs {
  const [acts, setActs] = useState<readonly DrawingAct[]>([]);
  const last = acts.at(-1);
  return {
    record(uuid, walked = null) {
      const place = zones.findIndex((zone) => zone.uuid === uuid);
      setActs((before) => withAct(before, { uuid, was: zones[place] ?? null, place, walked }));
    },
    undo:
      last === undefined
        ? null
        : () => {
            const left = actsAfterUndo(acts, zones);
            onChange(undone(zones, last));
            setActs(left);
            return { uuid: last.uuid, comesBack: left.length === acts.length };
          },
  };
}
