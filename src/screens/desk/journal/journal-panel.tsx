import { type CalendarDate, parseDate } from '@internationalized/date';
import { fullName } from '#common/base/full-name';
import { journalNouns } from '#common/contract/site/journal';
import { serverNow } from '../../../components/clock/clock-offset';
import { readDay } from '../../../components/form/read-day';
import { ListPanel } from '../../../components/list-filter/list-panel';
import { type ChangeFilter, controlsOf } from '../../../components/list-filter/use-address-filter';
import { WordsField } from '../../../components/list-filter/words-field';
import { DateField } from '../../../ui/field/date-field';
import { orNone, ChoiceField } from '../../../components/list-filter/choice-field';
import type { Journal } from './journal-answer';
import { journalFilter, type JournalFilter } from './journal-filter';
import styles from './journal.module.css';
import { nounWords } from './noun-words';

interface JournalPanelProps {
  filter: JournalFilter;
  change: ChangeFilter<JournalFilter>;
  authors: Journal['authors'];
}

/** The search field and the filters of the journal. */
export function JournalPanel({ filter, change, authors }: JournalPanelProps) {
  const control = controlsOf(filter, change);
  return (
    <ListPanel
      search={
        <WordsField
          {...control('words')}
          label="Chercher dans le journal"
          placeholder="Un nom, un mot d’avant ou d’après"
        />
      }
      activeFilters={journalFilter.countActive(filter)}
      className={styles.panel}
      layout={styles.more}
    >
      <ChoiceField {...control('noun')} label="Sujet" choices={nouns} />
      <ChoiceField
        {...control('author')}
        label="Auteur"
        choices={orNone(
          'Tous',
          authors.map((author) => ({ value: author.uuid, name: fullName(author) })),
        )}
      />
      <DateField
        label="Du"
        value={dayOf(filter.from)}
        read={readNear}
        onChange={(day) => change({ from: day?.toString() ?? null }, { replace: true })}
      />
      <DateField
        label="Au"
        value={dayOf(filter.until)}
        read={readNear}
        onChange={(day) => change({ until: day?.toString() ?? null }, { replace: true })}
      />
    </ListPanel>
  );
}

const nouns = orNone(
  'Tout',
  journalNouns.map((value) => ({ value, name: nounWords[value].all })),
);

/** Without a year it is the nearest day. */
const readNear = (pasted: string) => readDay(pasted, serverNow());

/** A day that does not exist, as 31 February, is none. */
function dayOf(text: string | null): CalendarDate | null {
  try {
    return text === null ? null : parseDate(text);
  } catch {
    return null;
  }
}
