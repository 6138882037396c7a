/** A camera on the back of the phone: recent phones have up to four. */
export interface Lens {
  readonly id: string;
  /** What the system calls it; empty until a camera is allowed. Unlike its id, it stays the same over a reload. */
  readonly name: string;
  /** How near it sees clearly, in metres; undefined if the browser does not tell. */
  readonly nearest: number | undefined;
}

/** What browsers tell of a camera beside its name: not in TypeScript's types yet. */
interface CameraAbilities extends MediaTrackCapabilities {
  readonly focusDistance?: { readonly min?: number };
}

type Device = Pick<MediaDeviceInfo, 'kind' | 'label' | 'deviceId'> & {
  readonly getCapabilities?: () => MediaTrackCapabilities;
};

/** The rear ones among the devices; none while their names are hidden. */
export function rearLenses(devices: readonly Device[]): readonly Lens[] {
  return devices.flatMap((device) => {
    const { kind, label, deviceId } = device;
    if (kind !== 'videoinput' || label === '') return [];
    const told: CameraAbilities = device.getCapabilities?.() ?? {};
    const isRear = told.facingMode?.includes('environment') ?? REAR.test(label);
    return isRear ? [{ id: deviceId, name: label, nearest: told.focusDistance?.min }] : [];
  });
}

const REAR = /back|rear|arrière|environment/i;

/** Of those that change by themselves to the wide lens, which sees what is held close: iPhones name them so. */
const SWITCHES = /triple|(?:dual|double).*(?:wide|grand)/i;

/**
 * The lens to read tickets with: the one that was chosen, else the one that sees nearest.
 * @param chosen its name
 * @param opened the id of the one that the browser took by itself, which stays unless another one is known to be better
 */
export function lensFor(
  lenses: readonly Lens[],
  chosen: string | null,
  opened: string | undefined,
): Lens | undefined {
  const own = lenses.find(({ id }) => id === opened);
  const wished = lenses.find(({ name }) => name === chosen);
  if (wished !== undefined) return wished;
  if (own !== undefined && SWITCHES.test(own.name)) return own;
  return lenses.find(({ name }) => SWITCHES.test(name)) ?? nearestOf(lenses, own) ?? own;
}

/** How much nearer another lens must see to be worth opening it. */
const MARGIN = 0.05;

function nearestOf(lenses: readonly Lens[], own: Lens | undefined): Lens | undefined {
  const [nearest] = lenses
    .flatMap((lens) => (lens.nearest === undefined ? [] : [{ lens, metres: lens.nearest }]))
    .sort((one, other) => one.metres - other.metres);
  if (nearest === undefined || own?.nearest === undefined) return undefined;
  return nearest.metres < own.nearest - MARGIN ? nearest.lens : undefined;
}

/** The one after it, and after the last one the first. */
export function lensAfter(lenses: readonly Lens[], id: string | undefined): Lens | undefined {
  return lenses[(lenses.findIndex((lens) => lens.id === id) + 1) % lenses.length];
}
