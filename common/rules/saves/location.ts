import { everyFieldOf } from '../../base/every-field-of';
import type { Show } from '../../contract/agenda/show';

type Location = Show['location'];

/**
 * A location as a save makes it: texts trimmed, empty ones left out.
 * @param before the location until then
 */
export function savedLocation(written: Location, before?: Location): Location {
  const name = written.name.trim();
  const { description, link, address, parking, access } =
    before?.name === name ? { ...newerFields(before), ...written } : written;
  return everyFieldOf<Location>()({
    name,
    ...(description?.trim() && { description: description.trim() }),
    ...(link?.trim() && { link: link.trim() }),
    ...(address?.trim() && { address: address.trim() }),
    ...(parking?.trim() && { parking: parking.trim() }),
    ...(access?.trim() && { access: access.trim() }),
  });
}

/** The fields that older clients do not know, and leave out. */
const newerFields = ({ address, parking, access }: Location) => ({ address, parking, access });
