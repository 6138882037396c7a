import { type EventSheet, eventFaultPath, eventFaults } from '#common/rules/event-sheet';
import { momentOf } from '#common/rules/typed-moment';
import { Act } from '../../../components/page/act';
import type { DeskFields } from '../../../components/desk-form/conflict-panel';
import { momentWords, orNothing } from '../../../components/desk-form/conflict-words';
import { DeskFrame, type DeskWords } from '../../../components/desk-form/desk-frame';
import { type Desk, useDesk } from '../../../components/desk-form/use-desk';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { DatesField } from '../../../components/sheet-form/dates-field';
import styles from '../../../components/sheet-form/sheet-form.module.css';
import { useSheetFields } from '../../../components/sheet-form/use-sheet-fields';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { classNames } from '../../../ui/class-names';
import { commonConflictFields } from '../../../components/agenda-desk/common-conflict-fields';
import { PlacePart } from '../../../components/agenda-desk/place-part';
import { SheetText } from '../../../components/sheet-form/sheet-text';
import { WindowPart } from '../../../components/agenda-desk/window-part';
import { eventNoun } from './event-noun';

/** The form of one event. */
export function EventForm({ uuid }: { uuid: string }) {
  const desk = useDesk(eventNoun, uuid);
  return desk === null ? <LoadingScreen /> : <Form desk={desk} />;
}

function Form({ desk }: { desk: Desk<EventSheet> }) {
  const { values } = desk;
  const fields = useSheetFields(desk, {
    faultsOf: eventFaults,
    faultPath: eventFaultPath,
    saved: 'L’évènement est enregistré.',
    onRefusal: () => undefined,
  });
  const isAhead = useIsAhead(momentOf(values.visibleFrom) ?? new Date(0));
  return (
    <DeskFrame
      desk={desk}
      noun={eventNoun}
      words={words}
      conflictFields={eventConflictFields}
      isAhead={isAhead}
      onSave={fields.save}
    >
      <div className={styles.sheet} ref={fields.ref}>
        <Act id="evenement" title="L’évènement">
          <SheetText
            fields={fields}
            name="title"
            label="Titre"
            isRequired
            className={classNames(styles.title)}
            value={values.title}
            onType={(title) => ({ title })}
          />
        </Act>
        <Act id="dates" title="Dates">
          <DatesField
            {...fields}
            path="eventDates"
            dates={values.eventDates}
            onChange={(eventDates) => fields.change({ eventDates })}
          />
        </Act>
        <Act id="lieu" title="Lieu">
          <PlacePart fields={fields} saved={desk.theirs?.values ?? null} />
        </Act>
        <Act id="affichage" title="Affichage">
          <WindowPart fields={fields} isAhead={isAhead} dates={values.eventDates} />
        </Act>
      </div>
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Ajouter un évènement',
  edit: 'Modifier un évènement',
  what: 'cet évènement',
  all: 'Évènements',
};

const eventConflictFields: DeskFields<EventSheet> = {
  ...commonConflictFields,
  eventDates: { label: 'Dates', show: (dates) => orNothing(dates.map(momentWords).join(', ')) },
};
