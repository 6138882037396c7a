import { useEffect, useEffectEvent, useState } from 'react';
import type { Point } from '#common/base/polygon';
import { MAX_ZONES, type ZoneShape } from '#common/contract/agenda/interactive-image';
import { isDialogOpen } from '../../../ui/overlay/is-dialog-open';
import {
  type Drawing,
  type DrawingStep,
  closed,
  shapeInMiddle,
  withNextCorner,
  withoutLastCorner,
} from './drawing';
import type { ZoneEditor } from './use-zone-editor';
import { rectangleBetween } from './zone-outline';

/** The tool that draws new zones. */
export interface DrawingTool {
  /** Null: no zone is being drawn, a press on the picture chooses. */
  readonly drawing: Drawing | null;
  readonly begin: (shape: ZoneShape) => void;
  readonly giveUp: () => void;
  readonly setCorner: (at: Point) => void;
  /** A rectangle drawn in one go. */
  readonly setRectangle: (from: Point, to: Point) => void;
  readonly close: () => void;
  readonly removeLastCorner: () => void;
  /** Puts a ready shape in the middle of the picture, to be moved from there. */
  readonly putInMiddle: (shape: ZoneShape) => void;
}

export function useDrawing({ zones, add, choose, seekTool, say }: ZoneEditor): DrawingTool {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const shape = drawing?.shape ?? null;

  const giveUp = () => {
    setDrawing(null);
    if (shape !== null) seekTool(shape);
    say('');
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen()) giveUp();
  });

  // Wherever the focus is: a press on the picture does not move it.
  const isDrawing = shape !== null;
  useEffect(() => {
    if (!isDrawing) return undefined;
    const listen = (event: KeyboardEvent) => escape(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isDrawing]);

  const finish = (shape: ZoneShape, points: readonly Point[]) => {
    setDrawing(null);
    if (zones.length >= MAX_ZONES) return say(FULL);
    add({ shape, points });
  };
  const take = (step: DrawingStep) => {
    if (drawing === null) return;
    if (step.kind === 'done') return finish(drawing.shape, step.points);
    setDrawing(step.drawing);
    say(step.reason ?? '');
  };
  return {
    drawing,
    begin(shape) {
      if (zones.length >= MAX_ZONES) return say(FULL);
      choose(null);
      say('');
      setDrawing({ shape, corners: [] });
    },
    giveUp,
    setCorner: (at) => drawing && take(withNextCorner(drawing, at)),
    setRectangle: (from, to) => finish('RECTANGLE', rectangleBetween(from, to)),
    close: () => drawing && take(closed(drawing)),
    removeLastCorner: () => setDrawing(drawing && withoutLastCorner(drawing)),
    putInMiddle: (shape) => finish(shape, shapeInMiddle(shape, zones)),
  };
}

const FULL = `${MAX_ZONES} zones au plus sur une image\u00a0: retirez-en une pour en dessiner une autre.`;

/** What to do now, in a sentence. */
export function drawingHint(drawing: Drawing | null, zones: number): string {
  if (drawing === null)
    return zones === 0
      ? 'Choisissez «\u00a0Rectangle\u00a0» ou «\u00a0Contour\u00a0», puis dessinez une zone sur l’image.'
      : 'Appuyez sur une zone pour la choisir, puis glissez pour la déplacer.';
  const set = drawing.corners.length;
  if (drawing.shape === 'RECTANGLE')
    return set === 0
      ? 'Appuyez sur un coin de la zone, glissez jusqu’au coin opposé, relâchez.'
      : 'Appuyez maintenant sur le coin opposé.';
  if (set === 0) return 'Appuyez sur chaque coin du contour, l’un après l’autre.';
  return set < 3
    ? 'Appuyez sur le coin suivant.'
    : 'Appuyez sur le coin suivant\u00a0; pour finir, de nouveau sur le premier.';
}
