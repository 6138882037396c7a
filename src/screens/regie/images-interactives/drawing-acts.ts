import type { SheetZone } from '#common/rules/interactive-image-sheet';

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
const MOST_ACTS = 100;

/** The acts with one more. */
export function withAct(acts: readonly DrawingAct[], act: DrawingAct): readonly DrawingAct[] {
  const last = acts.at(-1);
  const isSameWalk = act.walked !== null && last?.uuid === act.uuid && last.walked === act.walked;
  return isSameWalk ? acts : [...acts, act].slice(-MOST_ACTS);
}

/** The zones as they were before an act. What was typed in a zone since then stays. */
export function undone(zones: readonly SheetZone[], { uuid, was, place }: DrawingAct): readonly SheetZone[] {
  if (was === null) return zones.filter((zone) => zone.uuid !== uuid);
  if (zones.every((zone) => zone.uuid !== uuid)) return zones.toSpliced(place, 0, was);
  const { shape, points } = was;
  return zones.map((zone) => (zone.uuid === uuid ? { ...zone, shape, points } : zone));
}
