import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import { byUuid } from '#common/base/order';
import type { AgendaEvent } from '#common/contract/agenda/event';
import { eventNoun } from '#common/nouns/event';
import {
  type LocationSheet,
  emptyLocation,
  locationFaults,
  locationOf,
  locationPath,
  locationSheetOf,
  normalisedLocation,
} from './location-sheet';
import { eveningFaults, repeatedMoments } from '#common/rules/moment-faults';
import { firstVisibility } from '#common/rules/show-draft';
import { type FieldFault, when } from '#common/rules/text-faults';
import {
  type TypedFields,
  emptyFields,
  faultList,
  normalisedFields,
  typedFaults,
  typedFields,
  writtenFields,
} from '#common/rules/typed-fields';
import { type TypedMoment, momentOf, normalisedMoment, typedMoment } from '#common/rules/typed-moment';
import { type WindowSheet, windowFaults } from './window-faults';

const { fields } = eventNoun;

/** An event in the form: plain JSON, one field for each part that two people may change independently. */
export interface EventSheet extends TypedFields<typeof fields>, LocationSheet, WindowSheet {
  readonly eventDates: readonly (TypedMoment & { readonly uuid: string })[];
}

type WrittenEvent = Omit<AgendaEvent, 'uuid' | 'slug' | 'version'>;

/** A new event: its creation date gives its first visibility, all else is empty. */
export function emptyEventSheet(creation: Date): EventSheet {
  const { visibleFrom, visibleUntil } = firstVisibility(creation);
  return {
    ...emptyFields(fields),
    ...emptyLocation,
    visibleFrom: typedMoment(visibleFrom),
    visibleUntil: typedMoment(visibleUntil),
    eventDates: [],
  };
}

/** Converts an event to its sheet in the form. */
export const eventSheetOf = (event: WrittenEvent): EventSheet => ({
  ...typedFields(fields, event),
  ...locationSheetOf(event.location),
  visibleFrom: typedMoment(event.visibleFrom),
  visibleUntil: typedMoment(event.visibleUntil),
  eventDates: event.eventDates.map(({ uuid, date }) => ({ uuid, ...typedMoment(date) })),
});

/** Converts a sheet to a body. Throws if the sheet has faults. */
export function eventWriteOf(sheet: EventSheet): WrittenEvent {
  const { visibleFrom, visibleUntil, eventDates } = normalisedEvent(sheet);
  return everyFieldOf<WrittenEvent>()({
    ...writtenFields(fields, sheet),
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
export const normalisedEvent = (sheet: EventSheet): EventSheet => ({
  ...sheet,
  ...normalisedFields(fields, sheet),
  ...normalisedLocation(sheet),
  visibleFrom: normalisedMoment(sheet.visibleFrom),
  visibleUntil: normalisedMoment(sheet.visibleUntil),
  eventDates: sheet.eventDates
    .map((date) => ({ uuid: date.uuid, ...normalisedMoment(date) }))
    .sort((one, other) => timeOf(one) - timeOf(other) || byUuid(one, other)),
});

/** The faults that prevent saving an event. */
export function eventFaults(sheet: EventSheet): readonly FieldFault[] {
  const { eventDates } = sheet;
  return [
    ...faultList(typedFaults(fields, sheet)),
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
