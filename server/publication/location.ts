/** Where something takes place, as its table has it. */
interface StoredLocation {
  readonly location_name: string;
  readonly location_description: string | null;
  readonly location_link: string | null;
}

/** The same as calls answer it. */
export const locationOf = ({ location_name, location_description, location_link }: StoredLocation) => ({
  name: location_name,
  ...(location_description !== null && { description: location_description }),
  ...(location_link !== null && { link: location_link }),
});

/** The same as it is stored; empty words are none. */
export const locationColumns = (location: {
  readonly name: string;
  readonly description?: string | undefined;
  readonly link?: string | undefined;
}): StoredLocation => ({
  location_name: location.name.trim(),
  location_description: location.description?.trim() || null,
  location_link: location.link?.trim() || null,
});
