import { useRef, useState } from 'react';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { Found } from '../list-filter/found';
import type { ChangeFilter } from '../list-filter/use-address-filter';
import { DeskDialog, type Opened } from './desk-dialog';
import { type DeskFilter, deskFilter } from './desk-filter';
import type { DeskListNoun } from './desk-list-noun';
import { DeskPanel } from './desk-panel';
import { DeskRows } from './desk-rows';
import { NothingOnDesk } from './nothing-on-desk';
import { useDeskPage } from './use-desk-page';

interface DeskFoundProps {
  noun: DeskListNoun;
  filter: DeskFilter;
  change: ChangeFilter<DeskFilter>;
  drafts: readonly DraftSummary[];
}

/** The results of a filter, with the search panel and the actions on each. */
export function DeskFound({ noun, filter, change, drafts }: DeskFoundProps) {
  const results = useRef<HTMLElement>(null);
  const { page, reach, isReading } = useDeskPage(noun, filter, change, drafts, results);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isEmpty = page?.rows.length === 0;
  return (
    <>
      <DeskPanel filter={filter} change={change} hasAuthors={noun.hasAuthors} />
      <Found
        ref={results}
        label={noun.title}
        isReading={isReading}
        counted={reach === 'waiting' ? undefined : page?.metadata}
        word={filter.view === 'brouillons' ? 'brouillon' : noun.word}
        hrefOf={(target) => noun.addresses.list + deskFilter.write({ ...filter, page: target })}
      >
        <DeskRows
          noun={noun}
          rows={isEmpty && reach === 'waiting' ? undefined : page?.rows}
          places={filter.size}
          order={filter.order}
          onOrder={(order) => change({ order })}
          onAction={(action, item) => setOpened({ action, item })}
          whenEmpty={<NothingOnDesk noun={noun} filter={filter} reach={reach} change={change} />}
        />
      </Found>
      <DeskDialog noun={noun} opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}
