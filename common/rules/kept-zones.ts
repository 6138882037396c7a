import { type InteractiveImageWrite, type Zone, zoneParts } from '../contract/agenda/interactive-image';

type WrittenZone = InteractiveImageWrite['zones'][number];

/** The zones of a body as they are kept: texts trimmed, and of each only what its type shows. */
export const keptZones = (zones: readonly WrittenZone[]): Zone[] => zones.map(keptZone);

function keptZone({ uuid, type, name, shape, points, ...rest }: WrittenZone): Zone {
  const parts = zoneParts[type].flatMap((part) => {
    const value = rest[part]?.trim() ?? '';
    return value === '' ? [] : [[part, value] as const];
  });
  return { uuid, type, name: name.trim(), shape, points, ...Object.fromEntries(parts) };
}
