import { useState } from 'react';
import { listOrders } from '#common/contract/fields/list-query';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { classNames } from '../../../ui/class-names';
import { LinkButton } from '../../../ui/link-button';
import { ListPanel } from '../../../components/list-filter/list-panel';
import { allTypes } from '../../../components/list-filter/list-types';
import { yearFault, yearsWords } from '../../../components/list-filter/list-year';
import { OrderField } from '../../../components/list-filter/order-field';
import { SizeField } from '../../../components/list-filter/size-field';
import { TypeField } from '../../../components/list-filter/type-field';
import { WordsField } from '../../../components/list-filter/words-field';
import { YearField } from '../../../components/list-filter/year-field';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { DeskHead } from '../../../components/page/desk-head';
import { deskRowLayout, RowControls } from './desk-row-layout';
import { type DeskFilter, deskFilter, deskViews } from './desk-filter';
import type { DeskListNoun } from './desk-list-noun';
import { readDeskCounts, readDeskPage } from './desk-page';
import styles from './desk-list.module.css';
import { useMirroredRows } from './list-answer';
import { ListViews } from './list-views';
import { NothingListed } from './nothing-listed';
import { ListResults } from './list-results';
import { useRowActions } from './row-actions';
import { TableOrCards } from './table-or-cards';
import { useDrafts } from './use-drafts';
import { useWaiting } from './use-waiting';
import { type ListState, useListState } from './use-list-state';
import { rowActionsOf } from './desk-row-actions';
import type { DeskItem } from './desk-item';

/** The editors' list of news or plays: all of them, from the mirror, so that it works offline. */
export function DeskList({ noun }: { noun: DeskListNoun }) {
  const list = useListState(noun.addresses.list, deskFilter);
  const drafts = useDrafts(noun.kind);
  const { answer: counts } = useMirrorAnswer(() => readDeskCounts(noun, drafts), [noun, drafts]);
  return (
    <div className="page">
      <DeskHead title={noun.title}>
        <LinkButton variant="primary" icon="plus" href={noun.addresses.write}>
          {noun.write}
        </LinkButton>
      </DeskHead>
      <ListViews
        list={list}
        label={noun.title}
        names={deskViews}
        counts={{ tout: counts?.all, 'a-paraitre': counts?.coming, brouillons: drafts.length }}
        trash={noun.kind}
      >
        <DeskRows noun={noun} list={list} drafts={drafts} />
      </ListViews>
    </div>
  );
}

interface DeskRowsProps {
  noun: DeskListNoun;
  list: ListState<DeskFilter>;
  drafts: readonly DraftSummary[];
}

/** The rows of a view, with the search panel and what may be done with each. */
function DeskRows({ noun, list, drafts }: DeskRowsProps) {
  const { filter, control } = list;
  const waiting = useWaiting(noun.kind);
  const answer = useMirroredRows(list, () => readDeskPage(noun, filter, drafts), [drafts]);
  const [actions] = useState(() => rowActionsOf(noun));
  const { open, dialog } = useRowActions<DeskItem>(answer.readAgain);
  return (
    <>
      <ListPanel
        search={<WordsField {...control('title')} label="Titre" />}
        activeFilters={deskFilter.countActive(filter)}
        className={classNames(styles.panel, noun.hasAuthors && styles.withAuthors)}
        layout={styles.more}
      >
        {filter.view !== 'brouillons' && (
          <>
            {noun.hasAuthors && <WordsField {...control('author')} label="Auteur" />}
            <YearField {...control('year')} />
            <TypeField {...control('type')} among={allTypes} />
            <OrderField {...control('order')} />
            <SizeField {...control('size')} />
          </>
        )}
      </ListPanel>
      <ListResults
        list={list}
        answer={answer}
        label={noun.title}
        word={filter.view === 'brouillons' ? 'brouillon' : noun.word}
        awaited={filter.size}
        empty={<NothingListed list={list} sought={soughtWords(noun, filter)} yet={yetWords(noun, filter)} />}
      >
        {(rows) => (
          <TableOrCards
            layout={deskRowLayout(noun, waiting)}
            rows={rows}
            sorting={{ orders: listOrders, ...control('order') }}
          >
            {(row) => <RowControls noun={noun} row={row} actions={actions} open={open} />}
          </TableOrCards>
        )}
      </ListResults>
      {dialog}
    </>
  );
}

const soughtWords = ({ word }: DeskListNoun, { year }: DeskFilter) => ({
  title: `Aucune ${word} trouvée`,
  poster: 'Personne en scène',
  words:
    yearFault(year) === undefined
      ? 'Rien ne répond à cette recherche. Essayez le début d’un mot seul, ou moins de filtres.'
      : yearsWords,
  clear: 'Enlever le titre',
});

const yetWords = (noun: DeskListNoun, { view }: DeskFilter) => ({
  ...reasons(noun)[view === 'corbeille' ? 'tout' : view],
  action: <LinkButton href={noun.addresses.write}>{noun.write}</LinkButton>,
});

const reasons = ({ word }: DeskListNoun) => ({
  tout: {
    title: `Aucune ${word}`,
    words: 'Tout reste à écrire\u00a0: la première se place ici dès son premier mot.',
  },
  'a-paraitre': {
    title: 'Rien à paraître',
    words: `Une ${word} dont la date de parution est à venir se range ici\u00a0; elle paraît d’elle-même, le moment venu.`,
  },
  brouillons: {
    title: 'Aucun brouillon',
    words:
      'Ce que vous écrivez est gardé sur cet appareil dès le premier mot, et se retrouve ici tant que ce n’est pas enregistré.',
  },
});
