import { playbillDate } from '#common/base/dates';
import type { FreeTicketDate } from '#common/contract/tickets/free-ticket-demand';
import { SizeField } from '../../../components/list-filter/size-field';
import { TicketWordsField } from '../../../components/list-filter/ticket-words-field';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { Select } from '../../../ui/field/select';
import styles from './office.module.css';
import { type TicketFilter, ticketViews, viewOf } from './ticket-filter';

interface TicketPanelProps {
  filter: TicketFilter;
  change: ChangeFilter<TicketFilter>;
  dates: readonly FreeTicketDate[];
}

/** The search field and the filters of a show's tickets. */
export function TicketPanel({ filter, change, dates }: TicketPanelProps) {
  return (
    <search className={styles.panel}>
      <TicketWordsField
        label="Nom, ou code du billet"
        value={filter.name}
        onChange={(name, isFurther) => change({ name }, { replace: isFurther })}
      />
      <Select
        label="État"
        options={Object.entries(ticketViews).map(([id, name]) => ({ id, name }))}
        value={filter.view}
        onChange={(id) => change({ view: viewOf(String(id)) })}
      />
      <Select
        label="Séance"
        options={[
          { id: ALL, name: 'Toutes' },
          ...dates.map(({ uuid, date }) => ({ id: uuid, name: playbillDate(date) })),
        ]}
        value={dates.find(({ uuid }) => uuid === filter.date)?.uuid ?? ALL}
        onChange={(id) => change({ date: id === ALL ? null : String(id) })}
      />
      <SizeField label="Places par page" value={filter.size} onChange={(size) => change({ size })} />
    </search>
  );
}

const ALL = 'toutes';
