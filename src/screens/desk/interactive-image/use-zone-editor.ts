import { type RefObject, useState, useEffect, useRef } from 'react';
import type { Point } from '#common/base/polygon';
import type { ZoneShape } from '#common/contract/agenda/interactive-image';
import { freshUuid } from '../../../bridge/fresh-uuid';
import type { SheetFields } from '../form/sheet-fields';
import { type Ordered, useOrdered } from '../form/use-ordered';
import { type InteractiveImageSheet, type SheetZone, emptyZone } from './interactive-image-sheet';
import { type Chosen, stillChosen } from './chosen';
import type { DrawingAct } from './drawing-acts';
import { useDrawingActs } from './use-drawing-acts';
import {
  type Outline,
  type Reshaped,
  movedBy,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from './zone-outline';
import { changeWords, zoneCall } from './zone-words';

/** The zones of the form, and what can be done to them on the picture and in their list. */
export interface ZoneEditor {
  /** Ref of the element around the picture and its tools. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly zones: readonly SheetZone[];
  readonly order: Ordered<SheetZone>;
  readonly chosen: Chosen | null;
  readonly choose: (chosen: Chosen | null) => void;
  /** Chooses something and gives it the focus on the picture. */
  readonly seek: (chosen: Chosen) => void;
  /** Gives the focus to the tool that draws a shape. */
  readonly seekTool: (shape: ZoneShape) => void;
  readonly add: (outline: Outline) => void;
  readonly reshape: (chosen: Chosen, reshaped: Reshaped) => void;
  /** Moves what is named by a step, as arrow keys do. */
  readonly walk: (chosen: Chosen, by: Point) => void;
  /** Of a polygon. They return what is to be chosen next. */
  readonly addCorner: (uuid: string, after: number) => Chosen;
  readonly removeCorner: (uuid: string, corner: number) => Chosen;
  /** Removes a zone; the focus goes on to another one on the picture. */
  readonly remove: (uuid: string) => void;
  /** Undoes the last act on the picture; null: there is none. */
  readonly undo: (() => void) | null;
  /** What was done last, or why something was not; `isShown`: not for screen readers alone. */
  readonly announcement: Announcement;
  readonly say: (words: string) => void;
}

interface Announcement {
  readonly words: string;
  readonly isShown: boolean;
}

export function useZoneEditor({
  sheet: { zones },
  change,
}: Pick<SheetFields<InteractiveImageSheet>, 'sheet' | 'change'>): ZoneEditor {
  // The zones of the last render are current: each field reports a change as it is typed.
  const put = (changed: readonly SheetZone[]) => change({ zones: changed });
  const order = useOrdered(zones, put, nameInList);
  const { ref, toChosen, toTool } = useBoardFocus();
  const { record, undo } = useDrawingActs(zones, put);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', isShown: false });

  const say = (words: string, isShown = true) => setAnnouncement({ words, isShown });
  const seek = (sought: Chosen) => {
    choose(sought);
    toChosen(sought);
  };
  const reshape = (
    { uuid, corner }: Chosen,
    { points, reason }: Reshaped,
    walked: DrawingAct['walked'] = null,
  ) => {
    const zone = zones.find((one) => one.uuid === uuid);
    if (zone === undefined) return;
    const isChanged = !isSamePlace(points, zone.points);
    if (isChanged) {
      record(uuid, walked);
      order.change(uuid, { points });
    }
    if (reason === undefined && isChanged) return say(changeWords({ ...zone, points }, corner), false);
    say(reason ?? 'On ne peut pas aller plus loin.');
  };
  const drop = (uuid: string) => {
    record(uuid);
    choose((before) => (before?.uuid === uuid ? null : before));
  };

  return {
    ref,
    zones,
    chosen: stillChosen(zones, chosen),
    choose,
    seek,
    seekTool: toTool,
    announcement,
    say,
    order: {
      ...order,
      remove(uuid) {
        drop(uuid);
        // The list tells it: the picture may not be on this device.
        say('');
        order.remove(uuid);
        // The list keeps the focus as long as there is one.
        if (zones.length === 1) toTool('RECTANGLE');
      },
    },
    add({ shape, points }) {
      const uuid = freshUuid();
      // A cast is drawn one character after the other.
      const type = zones.at(-1)?.type ?? 'TEXTE';
      put([...zones, emptyZone({ uuid, type, shape, points })]);
      record(uuid);
      seek({ uuid, corner: null });
      say(`Zone ${zones.length + 1} ajoutée. Dites maintenant ce qu’elle montre.`);
    },
    reshape,
    walk({ uuid, corner }, by) {
      const zone = zones.find((one) => one.uuid === uuid);
      const point = corner === null ? undefined : zone?.points[corner];
      if (zone === undefined) return;
      const reshaped =
        corner === null || point === undefined
          ? { points: movedBy(zone.points, by) }
          : withCornerAt(zone, corner, { x: point.x + by.x, y: point.y + by.y });
      reshape({ uuid, corner }, reshaped, corner ?? 'zone');
    },
    addCorner(uuid, after) {
      const zone = zones.find((one) => one.uuid === uuid);
      const reshaped = withCornerAfter(zone?.points ?? [], after);
      const next = { uuid, corner: reshaped.reason === undefined ? after + 1 : after };
      reshape(next, reshaped);
      return next;
    },
    removeCorner(uuid, corner) {
      const zone = zones.find((one) => one.uuid === uuid);
      const reshaped = withoutCorner(zone?.points ?? [], corner);
      const next = { uuid, corner: Math.min(corner, reshaped.points.length - 1) };
      reshape(next, reshaped);
      return next;
    },
    remove(uuid) {
      const at = zones.findIndex((zone) => zone.uuid === uuid);
      const zone = zones[at];
      if (zone === undefined) return;
      const next = zones[at + 1] ?? zones[at - 1];
      drop(uuid);
      say(`${zoneCall(zone, at)}\u00a0: retirée. «\u00a0Revenir en arrière\u00a0» la remet.`);
      put(zones.filter((zone) => zone.uuid !== uuid));
      if (next === undefined) toTool('RECTANGLE');
      else toChosen({ uuid: next.uuid, corner: null });
    },
    undo:
      undo &&
      (() => {
        const { uuid, comesBack } = undo();
        choose({ uuid, corner: null });
        say(
          comesBack
            ? 'La zone est retirée, avec ce qu’elle dit. «\u00a0Revenir en arrière\u00a0» la remet.'
            : 'Le dernier geste est défait.',
        );
      }),
  };
}

const isSamePlace = (one: readonly Point[], other: readonly Point[]) =>
  one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at].y);

const nameInList = ({ name }: SheetZone) => (name.trim() === '' ? 'La zone' : name);

interface BoardFocus {
  /** Ref of the element around the picture and its tools. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Gives the focus to a zone or a corner, once it is on the picture. */
  readonly toChosen: (chosen: Chosen) => void;
  /** Gives the focus to the tool that draws a shape. */
  readonly toTool: (shape: ZoneShape) => void;
}

/** The focus on the picture and its tools. */
function useBoardFocus(): BoardFocus {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly selector: string } | null>(null);

  // After the render in which it is there.
  useEffect(() => {
    if (wanted !== null) ref.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);

  return {
    ref,
    toChosen({ uuid, corner }) {
      const zone = `[data-zone="${uuid}"]`;
      setWanted({ selector: corner === null ? zone : `${zone}[data-corner="${corner}"]` });
    },
    toTool: (shape) => setWanted({ selector: `[data-draws="${shape}"]` }),
  };
}
