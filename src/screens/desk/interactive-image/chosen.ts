import type { SheetZone } from './interactive-image-sheet';

/** What is chosen on the picture: a zone, or one of its corners. */
export interface Chosen {
  readonly uuid: string;
  readonly corner: number | null;
}

/** What is chosen, as far as it is still there: another person's version may lack it. */
export function stillChosen(zones: readonly SheetZone[], chosen: Chosen | null): Chosen | null {
  const zone = zones.find(({ uuid }) => uuid === chosen?.uuid);
  if (zone === undefined || chosen === null) return null;
  return chosen.corner === null || chosen.corner < zone.points.length
    ? chosen
    : { uuid: zone.uuid, corner: null };
}
