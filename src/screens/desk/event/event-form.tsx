import { eventNoun } from '#common/nouns/event';
import { type EventSheet, eventFaultPath, eventFaults } from '../agenda/event-sheet';
import { momentOf } from '#common/rules/typed-moment';
import { NumberedPart } from '../../../components/page/numbered-part';
import type { DeskFields } from '../form/conflict-panel';
import { momentWords, orNothing } from '../form/conflict-words';
import { conflictFieldsOf } from '../form/conflict-fields';
import { DeskFrame } from '../form/desk-frame';
import type { Desk } from '../form/use-desk';
import { DatesField } from '../form/dates-field';
import styles from '../form/sheet-form.module.css';
import { useDeskForm } from '../form/use-desk-form';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { classNames } from '../../../ui/class-names';
import { commonConflictFields } from '../agenda/common-conflict-fields';
import { PlacePart } from '../agenda/place-part';
import { SheetText } from '../form/sheet-text';
import { WindowPart } from '../agenda/window-part';
import { deskEvent } from './desk-event';

/** The form of one event. */
export function EventForm({ desk }: { desk: Desk<EventSheet> }) {
  const { values } = desk;
  const fields = useDeskForm(desk, {
    faultsOf: eventFaults,
    faultPath: eventFaultPath,
    saved: 'L’évènement est enregistré.',
    isLong: true,
  });
  const isAhead = useIsAhead(momentOf(values.visibleFrom) ?? new Date(0));
  return (
    <DeskFrame
      desk={desk}
      noun={deskEvent}
      words={eventNoun.words}
      conflictFields={eventConflictFields}
      isAhead={isAhead}
      onSave={fields.save}
    >
      <div className={styles.sheet} ref={fields.ref}>
        <NumberedPart id="evenement" title="L’évènement">
          <SheetText
            fields={fields}
            name="title"
            label={eventNoun.fields.title.label}
            isRequired
            className={classNames(styles.title)}
            value={values.title}
            onType={(title) => ({ title })}
          />
        </NumberedPart>
        <NumberedPart id="dates" title="Dates">
          <DatesField
            {...fields}
            path="eventDates"
            dates={values.eventDates}
            onChange={(eventDates) => fields.change({ eventDates })}
          />
        </NumberedPart>
        <NumberedPart id="lieu" title="Lieu">
          <PlacePart fields={fields} saved={desk.theirs?.values ?? null} />
        </NumberedPart>
        <NumberedPart id="affichage" title="Affichage">
          <WindowPart fields={fields} isAhead={isAhead} dates={values.eventDates} />
        </NumberedPart>
      </div>
    </DeskFrame>
  );
}

const eventConflictFields: DeskFields<EventSheet> = {
  ...conflictFieldsOf(eventNoun.fields),
  ...commonConflictFields,
  eventDates: { label: 'Dates', show: (dates) => orNothing(dates.map(momentWords).join(', ')) },
};
