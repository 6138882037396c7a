import { type Prefixed, prefixed, prefixedName } from '#common/base/prefixed';
import type { Location } from '#common/contract/agenda/location';
import { mapFields } from '#common/nouns/fields';
import { locationFields } from '#common/nouns/location';
import type { FieldFault } from '#common/rules/text-faults';
import {
  type TypedFields,
  emptyFields,
  faultList,
  linkFault,
  normalisedFields,
  typedFaults,
  typedFields,
  writtenFields,
} from '#common/rules/typed-fields';

type TypedLocation = TypedFields<typeof locationFields>;

/** A location in the form: its fields stand beside those of what takes place there. */
export interface LocationSheet extends Readonly<Prefixed<'location', TypedLocation>> {}

export const emptyLocation: LocationSheet = prefixed('location', emptyFields(locationFields));

export const locationSheetOf = (location: Location): LocationSheet =>
  prefixed('location', typedFields(locationFields, location));

/**
 * Converts the fields to a location; empty ones are left out, but for those that stay as they were where they are left
 * out.
 */
export const locationOf = (sheet: LocationSheet): Location => writtenFields(locationFields, fieldsIn(sheet));

export const normalisedLocation = (sheet: LocationSheet): LocationSheet =>
  prefixed('location', normalisedFields(locationFields, fieldsIn(sheet)));

export const locationFaults = (sheet: LocationSheet): readonly FieldFault[] =>
  faultList(prefixed('location', typedFaults(locationFields, fieldsIn(sheet))));

const fieldsIn = (sheet: LocationSheet): TypedLocation =>
  mapFields(locationFields, (_, name) => sheet[prefixedName('location', name)]);

/** The fault of a field for an address of the web, which may be empty. */
export const linkFaults = (path: string, link: string): readonly FieldFault[] =>
  faultList({ [path]: linkFault(link, locationFields.link.example) });

/** Maps the path of a fault in the location from the server to a path in the form. */
export const locationPath = (server: string): string =>
  server.replace(/^location\.(\w+)$/, (_, name: string) => prefixedName('location', name));
