import type { SheetZone } from './interactive-image-sheet';

/** What was done to a zone on the picture, and can be undone: it was added, moved, reshaped or removed. */
export interface DrawingAct {
  readonly uuid: string;
  /** The zone before; null: it was not there. */
  readonly was: SheetZone | null;
  /** Its place in the list before. */
  readonly place: number;
  /** What the arrows moved: one press after the other is undone together. Null: not the arrows. */
  readonly walked: number | 'zone' | null;
}

/** So many can be undone. */
const MAX_ACTS = 100;

/** The acts with one more. */
export function withAct(acts: readonly DrawingAct[], act: DrawingAct): readonly DrawingAct[] {
  const last = acts.at(-1);
  const isSameWalk = act.walked !== null && last?.uuid === act.uuid && last.walked === act.walked;
  return isSameWalk ? acts : [...acts, act].slice(-MAX_ACTS);
}

/** The zones as they were before an act. What was typed in a zone since then stays. */
export function undone(zones: readonly SheetZone[], { uuid, was, place }: DrawingAct): readonly SheetZone[] {
  if (was === null) return zones.filter((zone) => zone.uuid !== uuid);
  if (zones.every((zone) => zone.uuid !== uuid)) return zones.toSpliced(place, 0, was);
  const { shape, points } = was;
  return zones.map((zone) => (zone.uuid === uuid ? { ...zone, shape, points } : zone));
}

/**
 * The acts that are left once the last one is undone. A zone in which something was typed goes with its drawing: that is
 * an act again, so that the next undo brings it back.
 */
export function actsAfterUndo(
  acts: readonly DrawingAct[],
  zones: readonly SheetZone[],
): readonly DrawingAct[] {
  const last = acts.at(-1);
  const left = acts.slice(0, -1);
  const place = zones.findIndex(({ uuid }) => uuid === last?.uuid);
  const zone = zones[place];
  if (last?.was !== null || zone === undefined || !isTypedIn(zone)) return left;
  return [...left, { uuid: zone.uuid, was: zone, place, walked: null }];
}

const isTypedIn = ({ name, text, link, actor, image }: SheetZone) =>
  image !== null || [name, text, link, actor].some((words) => words.trim() !== '');
