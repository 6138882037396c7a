import type { Location } from '../../contract/agenda/location';
import { locationFields } from '../../nouns/location';
import { savedFields } from './saved-fields';

/**
 * A location as a save makes it: texts trimmed, empty ones left out.
 * @param before the location until then
 */
export const savedLocation = (written: Location, before?: Location): Location =>
  savedFields(locationFields, written, before?.name === written.name.trim() ? before : undefined);
