import { is } from 'superstruct';
import type { Show } from '../contract/agenda/show';
import { webLink } from '../contract/fields/primitives';
import { type FieldFault, textFaults, when } from './text-faults';

/** A location in the form. */
export interface LocationSheet {
  readonly locationName: string;
  readonly locationDescription: string;
  /** The address of a page about the location, or of a map. */
  readonly locationLink: string;
}

export const emptyLocation: LocationSheet = { locationName: '', locationDescription: '', locationLink: '' };

export function locationSheetOf({ name, description, link }: Show['location']): LocationSheet {
  return { locationName: name, locationDescription: description ?? '', locationLink: link ?? '' };
}

/** Converts the fields to a location; empty fields are left out. */
export function locationOf(sheet: LocationSheet): Show['location'] {
  const { locationName, locationDescription, locationLink } = normalisedLocation(sheet);
  return {
    name: locationName,
    ...(locationDescription && { description: locationDescription }),
    ...(locationLink && { link: locationLink }),
  };
}

export const normalisedLocation = ({
  locationName,
  locationDescription,
  locationLink,
}: LocationSheet): LocationSheet => ({
  locationName: locationName.trim(),
  locationDescription: locationDescription.trim(),
  locationLink: locationLink.trim(),
});

export function locationFaults(sheet: LocationSheet): readonly FieldFault[] {
  const { locationName, locationDescription, locationLink } = sheet;
  const link = locationLink.trim();
  return [
    ...when(locationName.trim() === '', 'locationName', 'Le lieu est obligatoire'),
    ...textFaults('locationName', locationName, 200),
    ...textFaults('locationDescription', locationDescription, 2_000, true),
    ...when(
      link !== '' && !is(link, webLink),
      'locationLink',
      'Une adresse s’écrit theatre.example/salle, avec ou sans https:// devant',
    ),
  ];
}

/** Maps the path of a fault in the location from the server to a path in the form. */
export const locationPath = (server: string): string =>
  server.replace(
    /^location\.(\w)(\w*)$/,
    (_, first: string, rest: string) => `location${first.toUpperCase()}${rest}`,
  );
