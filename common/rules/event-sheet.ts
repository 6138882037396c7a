import { byUuid } from '../base/order';
import { everyFieldOf } from '../base/every-field-of';
import { must } from '../base/must';
import type { AgendaEvent } from '../contract/agenda/event';
import {
  type LocationSheet,
  emptyLocation,
  locationFaults,
  locationOf,
  locationPath,
  locationSheetOf,
  normalisedLocation,
} from './location-sheet';
import { eveningFaults, repeatedMoments } from './moment-faults';
import { firstVisibility } from './show-draft';
import { type FieldFault, textFaults, when } from './text-faults';
import { type TypedMoment, momentOf, normalisedMoment, typedMoment } from './typed-moment';
import { type WindowSheet, windowFaults } from './window-faults';

/** An event in the form: plain JSON, one field for each part that two people may change independently. */
export interface EventSheet extends LocationSheet, WindowSheet {
  readonly title: string;
  readonly eventDates: readonly (TypedMoment & { readonly uuid: string })[];
}

type WrittenEvent = Omit<AgendaEvent, 'uuid' | 'slug' | 'version'>;

/** A new event: its creation date gives its first visibility, all else is empty. */
export function emptyEventSheet(creation: Date): EventSheet {
  const { visibleFrom, visibleUntil } = firstVisibility(creation);
  return {
    title: '',
    ...emptyLocation,
    visibleFrom: typedMoment(visibleFrom),
    visibleUntil: typedMoment(visibleUntil),
    eventDates: [],
  };
}

/** Converts an event to its sheet in the form. */
export function eventSheetOf({
  title,
  location,
  visibleFrom,
  visibleUntil,
  eventDates,
}: WrittenEvent): EventSheet {
  return {
    title,
    ...locationSheetOf(location),
    visibleFrom: typedMoment(visibleFrom),
    visibleUntil: typedMoment(visibleUntil),
    eventDates: eventDates.map(({ uuid, date }) => ({ uuid, ...typedMoment(date) })),
  };
}

/** A sheet that may have been typed before its place had the newer fields. */
export const completedEvent = (sheet: EventSheet): EventSheet => ({ ...emptyLocation, ...sheet });

/** Converts a sheet to a body. Throws if the sheet has faults. */
export function eventWriteOf(sheet: EventSheet): WrittenEvent {
  const { title, visibleFrom, visibleUntil, eventDates } = normalisedEvent(sheet);
  return everyFieldOf<WrittenEvent>()({
    title,
    location: locationOf(sheet),
    visibleFrom: must(momentOf(visibleFrom), 'the beginning of a faultless window'),
    visibleUntil: must(momentOf(visibleUntil), 'the end of a faultless window'),
    eventDates: eventDates.map((date) => ({
      uuid: date.uuid,
      date: must(momentOf(date), 'a date of a faultless event'),
    })),
  });
}

/** A sheet as it will be read after saving: texts trimmed, dates in chronological order. */
export function normalisedEvent(sheet: EventSheet): EventSheet {
  return {
    ...sheet,
    title: sheet.title.trim(),
    ...normalisedLocation(sheet),
    visibleFrom: normalisedMoment(sheet.visibleFrom),
    visibleUntil: normalisedMoment(sheet.visibleUntil),
    eventDates: sheet.eventDates
      .map((date) => ({ uuid: date.uuid, ...normalisedMoment(date) }))
      .sort((one, other) => timeOf(one) - timeOf(other) || byUuid(one, other)),
  };
}

/** The faults that prevent saving an event. */
export function eventFaults(sheet: EventSheet): readonly FieldFault[] {
  const { title, eventDates } = sheet;
  return [
    ...when(title.trim() === '', 'title', 'Le titre est obligatoire'),
    ...when(eventDates.length === 0, 'eventDates', 'Au moins une date est nécessaire'),
    ...eventDates.flatMap((date, rank) =>
      date.day.trim() === ''
        ? when(true, `eventDates.${rank}.day`, 'La date est obligatoire')
        : eveningFaults(`eventDates.${rank}`, date),
    ),
    ...repeatedMoments(eventDates.map(momentOf)).map((rank) => ({
      path: `eventDates.${rank}.day`,
      fault: 'Cette date est déjà dans la liste',
    })),
    ...textFaults('title', title, 200),
    ...locationFaults(sheet),
    ...windowFaults(sheet),
    ...when(eventDates.length > 200, 'eventDates', '200 dates au plus'),
  ];
}

/** Maps the path of a fault from the server to a path in the form. */
export function eventFaultPath(server: string): string {
  return locationPath(server)
    .replace(/^(visibleFrom|visibleUntil)$/, '$1.day')
    .replace(/^(eventDates\.\d+)\.(?:date|uuid)$/, '$1.day');
}

const timeOf = (date: TypedMoment) => momentOf(date)?.getTime() ?? 0;
