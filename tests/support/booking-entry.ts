import ICAL from 'ical.js';
import type { Attachment } from 'postal-mime';
import { must } from '#common/base/must';

/** What the calendar file of a letter says of the evening. */
export function entryIn(file: Attachment | undefined) {
  const content = must(file, 'a calendar file').content as ArrayBuffer;
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(content)));
  const event = new ICAL.Event(must(calendar.getFirstSubcomponent('vevent'), 'an event'));
  const { uid, sequence, location } = event;
  return { uid, sequence, location, start: event.startDate.toJSDate() };
}
