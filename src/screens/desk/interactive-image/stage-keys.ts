import type { KeyboardEvent } from 'react';
import type { Point } from '#common/base/polygon';
import { gripOf } from './stage-place';
import type { ZoneEditor } from './use-zone-editor';

/** The keyboard on the picture, for the zone or the corner that has the focus. While a zone is drawn, Escape ends that. */
export function stageKeys(editor: ZoneEditor, isDrawing: boolean) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const act = actOf();
    if (act === undefined) return;
    event.preventDefault();
    act();

    function actOf(): (() => void) | undefined {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return editor.undo ?? undefined;
      const chosen = gripOf(event.target)?.chosen;
      if (chosen === undefined || altKey || ctrlKey || metaKey) return undefined;
      const { uuid, corner } = chosen;
      const direction = directions.get(key);
      if (direction !== undefined) {
        const step = shiftKey ? SMALL_STEP : STEP;
        return () => {
          editor.choose(chosen);
          editor.walk(chosen, { x: direction.x * step, y: direction.y * step });
        };
      }
      if (key === 'Escape' && !isDrawing && editor.chosen !== null)
        return corner === null ? () => editor.choose(null) : () => editor.seek({ uuid, corner: null });
      const isRemoval = key === 'Delete' || key === 'Backspace';
      if (corner === null) return isRemoval ? () => editor.remove(uuid) : undefined;
      if (editor.zones.find((zone) => zone.uuid === uuid)?.shape !== 'POLYGONE') return undefined;
      if (isRemoval) return () => editor.seek(editor.removeCorner(uuid, corner));
      return key === '+' ? () => editor.seek(editor.addCorner(uuid, corner)) : undefined;
    }
  };
}

/** How far one press of an arrow goes, as a part of the picture. */
export const STEP = 0.01;
const SMALL_STEP = 0.002;

/** The four directions: the key, and what it moves to. */
export const directions: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowRight', { x: 1, y: 0 }],
]);
