import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import { currentShow } from '#common/rules/agenda';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useAgenda } from '../agenda/use-agenda';
import { RowsSkeleton } from '../mirror-answer/rows-skeleton';
import { useServerNow } from '../clock/clock-offset';
import { useDrafts } from '../desk-list/use-drafts';
import { ViewTabs } from '../desk-list/view-tabs';
import { Found } from '../list-filter/found';
import { PanelSettings } from '../list-filter/panel-settings';
import { SizeField } from '../list-filter/size-field';
import { useAddressFilter } from '../list-filter/use-address-filter';
import { WordsField } from '../list-filter/words-field';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { OfficeHead } from '../page/office-head';
import { useJumpToTop } from '../page/use-jump-to-top';
import { LinkButton } from '../../ui/link-button';
import { type AgendaView, agendaFilter, agendaViews } from './agenda-filter';
import type { AgendaItem } from './agenda-item';
import styles from './agenda-list.module.css';
import type { AgendaNoun } from './agenda-noun';
import { agendaCount, agendaPage } from './agenda-page';
import { AgendaRow, DraftRow } from './agenda-row';
import { DeleteDialog } from './delete-dialog';
import { NothingPlanned } from './nothing-planned';

/** The office's list of shows or events, for the secretary or the administration: all of them, from the mirror. */
export function AgendaList({ noun }: { noun: AgendaNoun }) {
  const [filter, change] = useAddressFilter(noun.addresses.list, agendaFilter);
  const now = useServerNow();
  const drafts = useDrafts(noun.kind);
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf(noun.kind), [noun]) ?? nobody;
  const { answer, reach } = useMirrorAnswer(noun.items, [noun]);
  const items = answer ?? nothing;
  const { agenda } = useAgenda();
  const current = agenda && currentShow(agenda, now)?.uuid;
  const { metadata, rows } = agendaPage(items, drafts, filter, now);
  const { total } = metadata;
  const isAwaited = answer === undefined || (items.length === 0 && reach === 'waiting');
  const [deleted, setDeleted] = useState<AgendaItem | null>(null);
  const results = useRef<HTMLElement>(null);
  useJumpToTop(agendaFilter.write(filter), results);

  const list = (
    <>
      <search className={styles.panel}>
        <WordsField
          label="Rechercher"
          placeholder="Un titre, un lieu…"
          value={filter.words}
          onChange={(words, isFurther) => change({ words }, { replace: isFurther })}
        />
        <PanelSettings activeFilters={0} className={styles.size}>
          <SizeField value={filter.size} onChange={(size) => change({ size })} />
        </PanelSettings>
      </search>
      <Found
        ref={results}
        label={noun.title}
        isReading={isAwaited}
        counted={isAwaited ? undefined : metadata}
        word={noun.word}
        hrefOf={(page) => noun.addresses.list + agendaFilter.write({ ...filter, page })}
      >
        {isAwaited && total === 0 ? (
          <RowsSkeleton count={4} />
        ) : total === 0 ? (
          <NothingPlanned noun={noun} filter={filter} reach={reach} onForget={() => change({ words: '' })} />
        ) : (
          <ul aria-label={noun.title}>
            {rows.map((row) =>
              row.kind === 'draft' ? (
                <DraftRow key={row.draft.uuid} noun={noun} draft={row.draft} />
              ) : (
                <AgendaRow
                  key={row.item.uuid}
                  noun={noun}
                  item={row.item}
                  now={now}
                  isDrafted={row.isDrafted}
                  isWaiting={waiting.has(row.item.uuid)}
                  isCurrent={row.item.uuid === current}
                  onDelete={() => setDeleted(row.item)}
                />
              ),
            )}
          </ul>
        )}
      </Found>
    </>
  );
  return (
    <div className="page">
      <OfficeHead title={noun.title} {...(noun.parent && { parent: noun.parent })}>
        <LinkButton variant="primary" icon="plus" href={noun.addresses.add}>
          {noun.add}
        </LinkButton>
      </OfficeHead>
      <ViewTabs
        label={noun.title}
        views={agendaViews}
        selected={filter.view}
        onSelect={(view) => change({ ...agendaFilter.whole, size: filter.size, view })}
        tabOf={(view) => ({
          name: viewNames[view],
          many: agendaCount(items, drafts, view, now),
          content: list,
        })}
      />
      <DeleteDialog noun={noun} item={deleted} onClose={() => setDeleted(null)} />
    </div>
  );
}

const nobody: ReadonlySet<string> = new Set();
const nothing: readonly AgendaItem[] = [];

const viewNames: Readonly<Record<AgendaView, string>> = {
  tout: 'Tout',
  'a-l-affiche': 'À l’affiche',
  'a-paraitre': 'À paraître',
  passes: 'Passés',
  brouillons: 'Brouillons',
};
