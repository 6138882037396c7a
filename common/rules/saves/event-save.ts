import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { AgendaEvent, AgendaEventWrite } from '../../contract/agenda/event';
import { inTime } from '../../base/order';
import { eventNoun } from '../../nouns/event';
import { repeatedMoments } from '../moment-faults';
import { savedLocation } from './location';
import { type Refusal, type Ruling, wrongField } from './refusal';
import { type Save, checkSave } from './save';
import { savedFields } from './saved-fields';

/** What only one side knows of an event that is saved. */
interface EventFacts {
  readonly slug: string;
  /** Whether a date with this uuid belongs to another event. */
  readonly isElsewhere: (date: string) => boolean;
}

/** An event as a save makes it. */
export function savedEvent(
  save: Save<AgendaEvent, AgendaEventWrite, unknown>,
  { slug, isElsewhere }: EventFacts,
): Ruling<AgendaEvent> {
  const checked = checkSave(save, eventNoun.words);
  if (!checked.ok) return checked;
  const { uuid, write, version, before } = save;
  const refusal = wrongDate(write, isElsewhere);
  if (refusal !== null) return fail(refusal);
  return succeed(
    everyFieldOf<AgendaEvent>()({
      uuid,
      slug,
      ...savedFields(eventNoun.fields, write),
      location: savedLocation(write.location, before?.location),
      eventDates: inTime(write.eventDates),
      visibleFrom: write.visibleFrom,
      visibleUntil: write.visibleUntil,
      version,
    }),
  );
}

/** The client makes the uuids of dates: none occurs twice or belongs to another event. No two dates are at one time. */
function wrongDate({ eventDates }: AgendaEventWrite, isElsewhere: EventFacts['isElsewhere']): Refusal | null {
  const keys = eventDates.map(({ uuid }) => uuid);
  const twice = keys.findIndex((key, rank) => keys.indexOf(key) !== rank);
  if (twice >= 0) return wrongField(`eventDates.${twice}.uuid`, 'donné deux fois');
  const [repeated] = repeatedMoments(eventDates.map(({ date }) => date));
  if (repeated !== undefined)
    return wrongField(`eventDates.${repeated}.date`, 'cette date est déjà dans la liste');
  const foreign = keys.findIndex(isElsewhere);
  return foreign < 0 ? null : wrongField(`eventDates.${foreign}.uuid`, 'appartient à un autre évènement');
}
