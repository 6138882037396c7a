import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from '#common/base/polygon';
import type { SheetZone } from './interactive-image-sheet';
import type { Chosen } from './chosen';
import { type Place, distance, distanceTo, gripOf, placeOf } from './stage-place';
import type { DrawingTool } from './use-drawing';
import type { ZoneEditor } from './use-zone-editor';
import { type Reshaped, movedBy, withCornerAt } from './zone-outline';

/** What the hand is doing on the picture, from its press to its release. */
type Gesture = { readonly kind: 'drawing'; readonly from: Place } | ZoneGesture;

/** A zone is moved, or reshaped by a corner. */
interface ZoneGesture {
  readonly kind: 'zone';
  readonly from: Place;
  readonly chosen: Chosen;
  /** As it was when the gesture began, and as it is by now. */
  readonly zone: SheetZone;
  readonly now: Reshaped;
}

export interface StageHand {
  /** The zone that is being moved or reshaped, as it is at this moment. */
  readonly live: {
    readonly uuid: string;
    readonly points: readonly Point[];
    /** Its corner is dragged to where it cannot go. */
    readonly isBlocked: boolean;
  } | null;
  /** Where a drawing begins that is not set yet, and where its next corner would be. */
  readonly aim: { readonly from: Point | null; readonly to: Point } | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
    readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** Mouse, finger or pen on the picture: draws, chooses, moves, reshapes. A gesture is one change, when it ends. */
export function useStageHand(editor: ZoneEditor, tool: DrawingTool): StageHand {
  const { drawing } = tool;
  const gesture = useRef<Gesture | null>(null);
  // A press that was a gesture ends in a click, which then means nothing.
  const wasGesture = useRef(false);
  const [live, setLive] = useState<StageHand['live']>(null);
  const [aim, setAim] = useState<StageHand['aim']>(null);

  const letGo = () => {
    gesture.current = null;
    setLive(null);
    setAim(null);
  };
  const drag = (begun: ZoneGesture, to: Place) => {
    const { chosen, zone, from, now } = begun;
    // A trembling press moves nothing.
    if (now.points === zone.points && distance(from, to) < STILL) return;
    const by = { x: to.picture.x - from.picture.x, y: to.picture.y - from.picture.y };
    const corner = chosen.corner === null ? undefined : zone.points[chosen.corner];
    const next: Reshaped =
      chosen.corner === null || corner === undefined
        ? { points: movedBy(zone.points, by) }
        : withCornerAt({ ...zone, points: now.points }, chosen.corner, {
            x: corner.x + by.x,
            y: corner.y + by.y,
          });
    gesture.current = { ...begun, now: next };
    setLive({ uuid: zone.uuid, points: next.points, isBlocked: next.reason !== undefined });
    if (next.reason !== undefined && now.reason === undefined) editor.say(next.reason);
  };
  const draw = (from: Place, to: Place, reach: number) => {
    if (drawing === null) return;
    const [first, last] = [drawing.corners[0], drawing.corners.at(-1)];
    if (drawing.shape === 'RECTANGLE') {
      if (first === undefined && distance(from, to) >= DRAG)
        return tool.setRectangle(from.picture, to.picture);
      return tool.setCorner(to.picture);
    }
    const isOn = (corner: Point | undefined) => corner !== undefined && distanceTo(to, corner) <= reach;
    // On the last corner: a double press.
    if (drawing.corners.length >= 3 && (isOn(first) || isOn(last))) return tool.close();
    if (!isOn(last)) tool.setCorner(to.picture);
  };

  return {
    live,
    aim: drawing && aim,
    handlers: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return;
        wasGesture.current = false;
        const from = placeOf(event);
        if (drawing !== null) {
          gesture.current = { kind: 'drawing', from };
          setAim({ from: from.picture, to: from.picture });
        } else {
          const grip = gripOf(event.target);
          const zone = editor.zones.find(({ uuid }) => uuid === grip?.chosen.uuid);
          if (grip === null || zone === undefined) return;
          // A finger scrolls the page over a zone that is not chosen; its click chooses it.
          if (event.pointerType !== 'mouse' && editor.chosen?.uuid !== zone.uuid) return;
          const { chosen, element } = grip;
          editor.say('');
          editor.choose(chosen);
          element.focus({ preventScroll: true });
          gesture.current = { kind: 'zone', from, chosen, zone, now: { points: zone.points } };
        }
        wasGesture.current = true;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (!event.isPrimary) return;
        const to = placeOf(event);
        if (drawing !== null) setAim({ from: gesture.current?.from.picture ?? null, to: to.picture });
        else if (gesture.current?.kind === 'zone') drag(gesture.current, to);
      },
      onPointerUp(event) {
        const ended = gesture.current;
        if (ended === null || !event.isPrimary) return;
        const to = placeOf(event);
        if (ended.kind === 'drawing')
          draw(ended.from, to, event.pointerType === 'mouse' ? NEAR : NEAR_FINGER);
        else if (ended.now.points !== ended.zone.points) editor.reshape(ended.chosen, ended.now);
        letGo();
      },
      onPointerCancel: letGo,
      onPointerLeave: () => gesture.current === null && setAim(null),
      onClickCapture(event) {
        if (wasGesture.current && event.detail !== 0) event.stopPropagation();
      },
      onClick(event) {
        if (event.target === event.currentTarget) editor.choose(null);
      },
    },
  };
}

/** Pixels of the screen: a press moves less, a drawn rectangle is larger. */
const STILL = 3;
const DRAG = 8;
/** How near to a corner a press is on it. */
const NEAR = 12;
const NEAR_FINGER = 20;
