import type { Location } from '#common/contract/agenda/location';
import { mapFields } from '#common/nouns/fields';
import { locationFields } from '#common/nouns/location';
import { type ColumnsOf, columnsOf, fieldsOf } from '../../platform/database/columns';
import type { StoredLocation } from '../../platform/database/tables/location-columns';

/** The location in the form that calls return. */
export const locationOf = (stored: StoredLocation): Location =>
  fieldsOf(
    locationFields,
    // mapFields loses which text is always there.
    mapFields(locationFields, (_, name) => stored[`location_${name}`]) as ColumnsOf<typeof locationFields>,
  );

/** The location as stored; absent texts become null. */
export const locationColumns = (location: Location): StoredLocation =>
  // Object.fromEntries loses the names.
  Object.fromEntries(
    Object.entries(columnsOf(locationFields, location)).map(([name, text]) => [`location_${name}`, text]),
  ) as unknown as StoredLocation;
