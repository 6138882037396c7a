import type { SheetZone } from '#common/rules/interactive-image-sheet';
import { imageQueries } from '#mirror/queries/image-queries';
import { lines } from '../../../components/desk-form/conflict-words';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { zoneSummary } from './zone-words';

/** The zones of one version, each in a line, with the name of the image that it opens. */
export function ZonesShown({ zones }: { zones: readonly SheetZone[] }) {
  const uuids = zones.flatMap(({ type, image }) => (type === 'IMAGE' && image !== null ? [image] : []));
  const { answer: names } = useMirrorAnswer(() => namesOf(uuids), [uuids.join(' ')]);
  if (names === undefined) return null;
  return lines(
    zones.map((zone, rank) => [zone.uuid, `${rank + 1}. ${zoneSummary(zone, names.get(zone.image ?? ''))}`]),
  );
}

/** The names of those images that are on this device. */
async function namesOf(uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.all(uuids.map((uuid) => imageQueries.read(uuid)));
  return new Map(read.flatMap((image) => (image === null ? [] : [[image.uuid, image.name] as const])));
}
