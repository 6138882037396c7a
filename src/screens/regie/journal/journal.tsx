import { useRef } from 'react';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { OfficeHead } from '../../../components/page/office-head';
import { useJumpToTop } from '../../../components/page/use-jump-to-top';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { LinkButton } from '../../../ui/link-button';
import { JournalSkeleton, JournalEntries } from './journal-entries';
import { journalFilter, journalQueryOf } from './journal-filter';
import { JournalPanel } from './journal-panel';
import styles from './journal.module.css';
import { NothingFound } from './nothing-found';

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
      <OfficeHead title="Journal" parent={{ href: links.site.to(), name: 'Site' }} />
      <JournalPanel filter={filter} change={change} authors={answer?.authors ?? []} />
      <section
        ref={results}
        className={styles.found}
        tabIndex={-1}
        aria-label="Ce qui a changé"
        aria-busy={isLoading}
      >
        <ServerDataNotice asked={asked} what="Cette page du journal" />
        {answer === undefined && failure === null && <JournalSkeleton />}
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
