import { useState } from 'react';
import { currentShow } from '#common/rules/agenda';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { LinkButton } from '../../../ui/link-button';
import { WhileClosing } from '../../../ui/overlay/while-closing';
import { useAgenda } from '../../../components/agenda/use-agenda';
import { useServerNow } from '../../../components/clock/clock-offset';
import { DeleteDialog } from '../list/delete-dialog';
import { useMirroredRows } from '../list/list-answer';
import { ListViews } from '../list/list-views';
import { NothingListed } from '../list/nothing-listed';
import { ListResults } from '../list/list-results';
import { useDrafts } from '../list/use-drafts';
import { useWaiting } from '../list/use-waiting';
import { type ListState, useListState } from '../list/use-list-state';
import { ListPanel } from '../../../components/list-filter/list-panel';
import { SizeField } from '../../../components/list-filter/size-field';
import { WordsField } from '../../../components/list-filter/words-field';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { DeskHead } from '../../../components/page/desk-head';
import { type AgendaFilter, agendaFilter, agendaViews } from './agenda-filter';
import type { AgendaItem } from './agenda-item';
import styles from './agenda-list.module.css';
import type { AgendaNoun } from './agenda-noun';
import { agendaCounts, agendaPage } from './agenda-page';
import { AgendaRow, DraftRow } from './agenda-row';

/** The office's list of shows or events, for the secretary or the administration: all of them, from the mirror. */
export function AgendaList({ noun }: { noun: AgendaNoun }) {
  const list = useListState(noun.addresses.list, agendaFilter);
  const now = useServerNow();
  const drafts = useDrafts(noun.kind);
  const { answer: items = [] } = useMirrorAnswer(noun.items, [noun]);
  return (
    <div className="page">
      <DeskHead title={noun.title} {...(noun.parent && { parent: noun.parent })}>
        <LinkButton variant="primary" icon="plus" href={noun.addresses.add}>
          {noun.add}
        </LinkButton>
      </DeskHead>
      <ListViews list={list} label={noun.title} names={agendaViews} counts={agendaCounts(items, drafts, now)}>
        <AgendaRows noun={noun} list={list} drafts={drafts} now={now} />
      </ListViews>
    </div>
  );
}

interface AgendaRowsProps {
  noun: AgendaNoun;
  list: ListState<AgendaFilter>;
  drafts: readonly DraftSummary[];
  now: Date;
}

/** The rows of a view, with the search panel. */
function AgendaRows({ noun, list, drafts, now }: AgendaRowsProps) {
  const { filter, control } = list;
  const waiting = useWaiting(noun.kind);
  const { agenda } = useAgenda();
  const current = agenda && currentShow(agenda, now)?.uuid;
  const answer = useMirroredRows(list, async () => agendaPage(await noun.items(), drafts, filter, now), [
    drafts,
    now,
  ]);
  const [deleted, setDeleted] = useState<AgendaItem | null>(null);
  const close = () => setDeleted(null);
  return (
    <>
      <ListPanel
        search={<WordsField {...control('words')} label="Rechercher" placeholder="Un titre, un lieu…" />}
        activeFilters={0}
        className={styles.panel}
        layout={styles.size}
      >
        <SizeField {...control('size')} />
      </ListPanel>
      <ListResults
        list={list}
        answer={answer}
        label={noun.title}
        word={noun.word}
        awaited={4}
        empty={<NothingListed list={list} sought={soughtWords(noun)} yet={yetWords(noun, filter)} />}
      >
        {(rows) => (
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
      </ListResults>
      <WhileClosing of={deleted}>
        {(item, isOpen) => (
          <DeleteDialog
            kind={noun.kind}
            uuid={item.uuid}
            name={item.title}
            write={() => noun.remove(item)}
            warning={noun.warning}
            deleted="Supprimé"
            isDrafted={drafts.some(({ uuid }) => uuid === item.uuid)}
            isOpen={isOpen}
            onClose={close}
            onDone={close}
          />
        )}
      </WhileClosing>
    </>
  );
}

const soughtWords = ({ word }: AgendaNoun) => ({
  title: `Aucun ${word} trouvé`,
  words: 'Rien ne répond à cette recherche. Essayez le début d’un mot seul.',
  clear: 'Enlever la recherche',
});

const yetWords = ({ word, add, addresses }: AgendaNoun, { view }: AgendaFilter) => ({
  title: `Aucun ${word} ${reasons[view]}`.trim(),
  words: 'Ce que vous écrivez est gardé sur cet appareil dès le premier mot, avec ou sans réseau.',
  action: <LinkButton href={addresses.add}>{add}</LinkButton>,
});

const reasons: Readonly<Record<AgendaFilter['view'], string>> = {
  tout: '',
  'a-l-affiche': 'à l’affiche',
  'a-paraitre': 'à paraître',
  passes: 'passé',
  brouillons: 'en brouillon',
};
