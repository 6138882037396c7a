import { type CalendarDate, parseDate, toCalendarDate } from '@internationalized/date';
import { journalNouns } from '#common/contract/site/journal';
import { serverNow } from '../../../components/clock/clock-offset';
import { readClock } from '../../../components/form/read-clock';
import { oneOf } from '../../../components/list-filter/address-value';
import { PanelSettings } from '../../../components/list-filter/panel-settings';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { WordsField } from '../../../components/list-filter/words-field';
import { fullName } from '../../../text/person-name';
import { DateField } from '../../../ui/field/date-field';
import { Select } from '../../../ui/field/select';
import type { Journal } from './answers';
import { type JournalFilter, countActiveFilters } from './journal-filter';
import styles from './journal.module.css';
import { nounWords } from './noun-words';

interface JournalPanelProps {
  filter: JournalFilter;
  change: ChangeFilter<JournalFilter>;
  authors: Journal['authors'];
}

/** The search field and the filters of the journal. */
export function JournalPanel({ filter, change, authors }: JournalPanelProps) {
  return (
    <search className={styles.panel}>
      <WordsField
        label="Chercher dans le journal"
        placeholder="Un nom, un mot d’avant ou d’après"
        value={filter.words}
        onChange={(words, isFurther) => change({ words }, { replace: isFurther })}
      />
      <PanelSettings activeFilters={countActiveFilters(filter)} className={styles.more}>
        <Select
          label="Sujet"
          options={nouns}
          value={filter.noun ?? ALL}
          onChange={(id) => change({ noun: oneOf(journalNouns, id) ?? null })}
        />
        <Select
          label="Auteur"
          options={[
            { id: ALL, name: 'Tous' },
            ...authors.map((author) => ({ id: author.uuid, name: fullName(author) })),
          ]}
          value={filter.author ?? ALL}
          onChange={(id) => change({ author: id === ALL ? null : String(id) })}
        />
        <DateField
          label="Du"
          value={dayOf(filter.from)}
          read={readDay}
          onChange={(day) => change({ from: day?.toString() ?? null }, { replace: true })}
        />
        <DateField
          label="Au"
          value={dayOf(filter.until)}
          read={readDay}
          onChange={(day) => change({ until: day?.toString() ?? null }, { replace: true })}
        />
      </PanelSettings>
    </search>
  );
}

const ALL = 'tous';
const nouns = [
  { id: ALL, name: 'Tout' },
  ...journalNouns.map((noun) => ({ id: noun, name: nounWords[noun].all })),
];

/** Without a year it is the nearest day. */
function readDay(pasted: string): CalendarDate | null {
  const clock = readClock(pasted, { near: serverNow() });
  return clock === null ? null : toCalendarDate(clock);
}

/** A day that does not exist, as 31 February, is none. */
function dayOf(text: string | null): CalendarDate | null {
  try {
    return text === null ? null : parseDate(text);
  } catch {
    return null;
  }
}
