import { is } from 'superstruct';
import { everyFieldOf } from '../base/every-field-of';
import type { Show } from '../contract/agenda/show';
import { webLink } from '../contract/fields/primitives';
import { type FieldFault, textFaults, when } from './text-faults';

/** A location in the form. */
export interface LocationSheet {
  readonly locationName: string;
  readonly locationDescription: string;
  /** The address of a page about the location, or of a map. */
  readonly locationLink: string;
  /** Street and town. */
  readonly locationAddress: string;
  readonly locationParking: string;
  readonly locationAccess: string;
}

export const emptyLocation: LocationSheet = {
  locationName: '',
  locationDescription: '',
  locationLink: '',
  locationAddress: '',
  locationParking: '',
  locationAccess: '',
};

export function locationSheetOf({
  name,
  description = '',
  link = '',
  address = '',
  parking = '',
  access = '',
}: Show['location']): LocationSheet {
  return {
    locationName: name,
    locationDescription: description,
    locationLink: link,
    locationAddress: address,
    locationParking: parking,
    locationAccess: access,
  };
}

/**
 * Converts the fields to a location; empty ones are left out, but for those that stay as they were where they are left
 * out.
 */
export function locationOf(sheet: LocationSheet): Show['location'] {
  const {
    locationName,
    locationDescription,
    locationLink,
    locationAddress,
    locationParking,
    locationAccess,
  } = normalisedLocation(sheet);
  return everyFieldOf<Show['location']>()({
    name: locationName,
    ...(locationDescription && { description: locationDescription }),
    ...(locationLink && { link: locationLink }),
    address: locationAddress,
    parking: locationParking,
    access: locationAccess,
  });
}

export const normalisedLocation = (sheet: LocationSheet): LocationSheet => ({
  locationName: sheet.locationName.trim(),
  locationDescription: sheet.locationDescription.trim(),
  locationLink: sheet.locationLink.trim(),
  locationAddress: sheet.locationAddress.trim(),
  locationParking: sheet.locationParking.trim(),
  locationAccess: sheet.locationAccess.trim(),
});

export function locationFaults(sheet: LocationSheet): readonly FieldFault[] {
  const { locationName, locationDescription, locationLink } = sheet;
  return [
    ...when(locationName.trim() === '', 'locationName', 'Le lieu est obligatoire'),
    ...textFaults('locationName', locationName, 200),
    ...textFaults('locationDescription', locationDescription, 2_000, true),
    ...linkFaults('locationLink', locationLink),
    ...textFaults('locationAddress', sheet.locationAddress, 300),
    ...textFaults('locationParking', sheet.locationParking, 500, true),
    ...textFaults('locationAccess', sheet.locationAccess, 1_000, true),
  ];
}

/** The fault of a field for an address of the web, which may be empty. */
export const linkFaults = (path: string, link: string): readonly FieldFault[] =>
  when(
    link.trim() !== '' && !is(link.trim(), webLink),
    path,
    'Une adresse s’écrit theatre.example/salle, avec ou sans https:// devant',
  );

/** Maps the path of a fault in the location from the server to a path in the form. */
export const locationPath = (server: string): string =>
  server.replace(
    /^location\.(\w)(\w*)$/,
    (_, first: string, rest: string) => `location${first.toUpperCase()}${rest}`,
  );
