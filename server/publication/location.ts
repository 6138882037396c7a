/** A location as stored in its table. */
interface StoredLocation {
  readonly location_name: string;
  readonly location_description: string | null;
  readonly location_link: string | null;
}

/** The location in the form that calls return. */
export const locationOf = ({ location_name, location_description, location_link }: StoredLocation) => ({
  name: location_name,
  ...(location_description !== null && { description: location_description }),
  ...(location_link !== null && { link: location_link }),
});

/** The location as stored; absent texts become null. */
export const locationColumns = (location: {
  readonly name: string;
  readonly description?: string | undefined;
  readonly link?: string | undefined;
}): StoredLocation => ({
  location_name: location.name,
  location_description: location.description ?? null,
  location_link: location.link ?? null,
});
