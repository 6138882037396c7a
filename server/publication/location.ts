import { everyFieldOf } from '#common/base/every-field-of';
import type { Show } from '#common/contract/agenda/show';

/** A location as stored in its table. */
export interface StoredLocation {
  readonly location_name: string;
  readonly location_description: string | null;
  readonly location_link: string | null;
  readonly location_address: string | null;
  readonly location_parking: string | null;
  readonly location_access: string | null;
}

/** The location in the form that calls return. */
export const locationOf = (stored: StoredLocation): Show['location'] =>
  everyFieldOf<Show['location']>()({
    name: stored.location_name,
    ...(stored.location_description !== null && { description: stored.location_description }),
    ...(stored.location_link !== null && { link: stored.location_link }),
    ...(stored.location_address !== null && { address: stored.location_address }),
    ...(stored.location_parking !== null && { parking: stored.location_parking }),
    ...(stored.location_access !== null && { access: stored.location_access }),
  });

/** The location as stored; absent texts become null. */
export const locationColumns = (location: Show['location']): StoredLocation => ({
  location_name: location.name,
  location_description: location.description ?? null,
  location_link: location.link ?? null,
  location_address: location.address ?? null,
  location_parking: location.parking ?? null,
  location_access: location.access ?? null,
});
