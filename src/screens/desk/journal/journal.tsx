import { useRef } from 'react';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { useAddressFilter, type ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { DeskHead } from '../../../components/page/desk-head';
import { useJumpToTop } from '../../../components/page/use-jump-to-top';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { LinkButton } from '../../../ui/link-button';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { JournalSkeleton, JournalEntries } from './journal-entries';
import { journalFilter, journalQueryOf, type JournalFilter } from './journal-filter';
import { JournalPanel } from './journal-panel';
import styles from './journal.module.css';

/** Who changed what and when, newest first, with the values before and after. */
export function Journal() {
  const [filter, change] = useAddressFilter(links.journal.to(), journalFilter);
  const query = journalQueryOf(filter);
  const key = JSON.stringify(query);
  const asked = useServerData(() => askServer('listJournal', { query }), key);
  const { answer, failure, isLoading } = asked;
  const results = useRef<HTMLElement>(null);
  useJumpToTop(isLoading || failure !== null ? undefined : key, results);

  const to = (after: string | null) => links.journal.to() + journalFilter.write({ ...filter, after });
  return (
    <div className="page">
      <DeskHead title="Journal" parent={{ href: links.site.to(), name: 'Site' }} />
      <JournalPanel filter={filter} change={change} authors={answer?.authors ?? []} />
      <section
        ref={results}
        className={styles.found}
        tabIndex={-1}
        aria-label="Ce qui a changé"
        aria-busy={isLoading}
      >
        <ServerDataNotice asked={asked} what="Cette page du journal" skeleton={<JournalSkeleton />} />
        {answer?.entries.length === 0 && <NothingFound filter={filter} change={change} />}
        {answer !== undefined && answer.entries.length > 0 && <JournalEntries entries={answer.entries} />}
        <p className={styles.pages}>
          {filter.after !== null && <LinkButton href={to(null)}>Les plus récents</LinkButton>}
          {answer?.next !== undefined && (
            <LinkButton href={to(answer.next)} arrow>
              Plus anciens
            </LinkButton>
          )}
        </p>
      </section>
    </div>
  );
}

interface NothingFoundProps {
  filter: JournalFilter;
  change: ChangeFilter<JournalFilter>;
}

/** No entry: because of the filter, or because nothing has been administered yet. */
function NothingFound({ filter, change }: NothingFoundProps) {
  const isNarrow = filter.words.trim() !== '' || journalFilter.countActive(filter) > 0;
  return (
    <EmptyState
      title={isNarrow ? 'Rien de tel dans le journal' : 'Rien n’est écrit ici'}
      poster={<DrawnPoster title="La page blanche" scene="vigil" />}
      action={
        isNarrow && <Button onClick={() => change({ ...journalFilter.whole })}>Voir tout le journal</Button>
      }
    >
      <p>
        {isNarrow
          ? 'Essayez le début d’un mot, ou moins de filtres.'
          : 'Ce qui se change dans la régie s’écrira ici, et y restera un an.'}
      </p>
    </EmptyState>
  );
}
