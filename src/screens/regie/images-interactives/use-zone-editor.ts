import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from '#common/base/polygon';
import type { ZoneShape } from '#common/contract/agenda/interactive-image';
import { type InteractiveImageSheet, type SheetZone, emptyZone } from '#common/rules/interactive-image-sheet';
import { freshUuid } from '../../../bridge/fresh-uuid';
import type { SheetFields } from '../../../components/sheet-form/sheet-fields';
import { type Ordered, useOrdered } from '../../../components/sheet-form/use-ordered';
import { type DrawingAct, undone, withAct } from './drawing-acts';
import {
  type Outline,
  type Reshaped,
  movedBy,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from './zone-outline';
import { changeWords, zoneCall } from './zone-words';

/** What is chosen on the picture: a zone, or one of its corners. */
export interface Chosen {
  readonly uuid: string;
  readonly corner: number | null;
}

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
  readonly said: Said;
  readonly say: (words: string) => void;
}

interface Said {
  readonly words: string;
  readonly isShown: boolean;
}

export function useZoneEditor({
  sheet: { zones },
  change,
}: Pick<SheetFields<InteractiveImageSheet>, 'sheet' | 'change'>): ZoneEditor {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [acts, setActs] = useState<readonly DrawingAct[]>([]);
  const [said, setSaid] = useState<Said>({ words: '', isShown: false });
  const [wanted, setWanted] = useState<{ readonly selector: string } | null>(null);
  const order = useOrdered(zones, (changed) => change({ zones: changed }), nameInList);

  // After the render in which it is there.
  useEffect(() => {
    if (wanted !== null) ref.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);

  const say = (words: string, isShown = true) => setSaid({ words, isShown });
  const seek = (sought: Chosen) => {
    choose(sought);
    setWanted({ selector: selectorOf(sought) });
  };
  const record = (uuid: string, walked: DrawingAct['walked'] = null) => {
    const place = zones.findIndex((zone) => zone.uuid === uuid);
    setActs((before) => withAct(before, { uuid, was: zones[place] ?? null, place, walked }));
  };
  const reshape = (
    { uuid, corner }: Chosen,
    { points, held }: Reshaped,
    walked: DrawingAct['walked'] = null,
  ) => {
    const zone = zones.find((one) => one.uuid === uuid);
    if (zone === undefined) return;
    const isChanged = !isSamePlace(points, zone.points);
    if (isChanged) {
      record(uuid, walked);
      order.change(uuid, { points });
    }
    if (held === undefined && isChanged) return say(changeWords({ ...zone, points }, corner), false);
    say(held ?? 'On ne peut pas aller plus loin.');
  };
  const drop = (uuid: string) => {
    record(uuid);
    choose((before) => (before?.uuid === uuid ? null : before));
  };
  const last = acts.at(-1);

  return {
    ref,
    zones,
    chosen: chosenOf(zones, chosen),
    choose,
    seek,
    seekTool: (shape) => setWanted({ selector: toolSelector(shape) }),
    said,
    say,
    order: {
      ...order,
      remove(uuid) {
        drop(uuid);
        // The list tells it: the picture may not be on this device.
        say('');
        order.remove(uuid);
        // The list keeps the focus as long as there is one.
        if (zones.length === 1) setWanted({ selector: toolSelector('RECTANGLE') });
      },
    },
    add({ shape, points }) {
      const uuid = freshUuid();
      // A cast is drawn one character after the other.
      const type = zones.at(-1)?.type ?? 'TEXTE';
      change({ zones: [...zones, emptyZone({ uuid, type, shape, points })] });
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
      const next = { uuid, corner: reshaped.held === undefined ? after + 1 : after };
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
      change({ zones: zones.filter((zone) => zone.uuid !== uuid) });
      setWanted({
        selector:
          next === undefined ? toolSelector('RECTANGLE') : selectorOf({ uuid: next.uuid, corner: null }),
      });
    },
    undo:
      last === undefined
        ? null
        : () => {
            const before = undone(zones, last);
            change({ zones: before });
            setActs(acts.slice(0, -1));
            choose(before.some(({ uuid }) => uuid === last.uuid) ? { uuid: last.uuid, corner: null } : null);
            say('Le dernier geste est défait.');
          },
  };
}

/** What is chosen, as far as it is still there: another person's version may lack it. */
function chosenOf(zones: readonly SheetZone[], chosen: Chosen | null): Chosen | null {
  const zone = zones.find(({ uuid }) => uuid === chosen?.uuid);
  if (zone === undefined || chosen === null) return null;
  return chosen.corner === null || chosen.corner < zone.points.length
    ? chosen
    : { uuid: zone.uuid, corner: null };
}

const toolSelector = (shape: ZoneShape) => `[data-draws="${shape}"]`;

const selectorOf = ({ uuid, corner }: Chosen) =>
  corner === null ? `[data-zone="${uuid}"]` : `[data-zone="${uuid}"][data-corner="${corner}"]`;

const isSamePlace = (one: readonly Point[], other: readonly Point[]) =>
  one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at].y);

const nameInList = ({ name }: SheetZone) => (name.trim() === '' ? 'La zone' : name);
