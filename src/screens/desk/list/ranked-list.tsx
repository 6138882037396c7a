import { type ReactNode, useRef, useState } from 'react';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { FailureNote } from '../../../components/form/failure-note';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import type { MirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ListNeverReceived } from '../../../components/mirror-answer/never-received';
import { WhileClosing } from '../../../ui/overlay/while-closing';
import styles from './ranked-list.module.css';
import type { RankedNoun, RankedThing } from './ranked-noun';
import { RankedDraft, RankedRow } from './ranked-row';
import { useRankMove } from './use-rank-move';
import { useWaiting } from './use-waiting';
import { DeleteDialog } from './delete-dialog';

interface RankedListProps<Thing extends RankedThing> {
  noun: RankedNoun<Thing>;
  /** All of them, in their order. */
  mirrored: MirrorAnswer<readonly Thing[]>;
  drafts: readonly DraftSummary[];
  /** Where the public sees this order. */
  intro: ReactNode;
  /** Shown if there is none. */
  empty: ReactNode;
}

/** An editors' list in the order that the public sees: each row is moved, opened, deleted. */
export function RankedList<Thing extends RankedThing>(props: RankedListProps<Thing>) {
  const { noun, mirrored, drafts, intro, empty } = props;
  const { answer, reach } = mirrored;
  const waiting = useWaiting(noun.kind);
  const moving = useRankMove(noun, answer ?? []);
  const { things } = moving;
  const [removed, setRemoved] = useState<Thing | null>(null);
  const list = useRef<HTMLElement>(null);
  const drafted = new Set(drafts.map(({ uuid }) => uuid));
  const alone = drafts.filter(({ uuid }) => !things.some((thing) => thing.uuid === uuid));
  const isAwaited = answer === undefined || (things.length === 0 && reach === 'waiting');
  const isEmpty = things.length + alone.length === 0;
  const nothing = reach === 'silent' ? <ListNeverReceived /> : empty;
  return (
    <>
      <section
        ref={list}
        className={styles.ranked}
        tabIndex={-1}
        aria-label={noun.title}
        aria-busy={isAwaited}
      >
        {isAwaited ? (
          <RowsSkeleton count={4} />
        ) : isEmpty ? (
          nothing
        ) : (
          <>
            <p className="soft">{intro}</p>
            {alone.length > 0 && (
              <ul aria-label="Commencés ici">
                {alone.map((draft) => (
                  <RankedDraft key={draft.uuid} noun={noun} draft={draft} />
                ))}
              </ul>
            )}
            {things.length > 0 && (
              <ol aria-label={noun.title}>
                {things.map((thing, place) => (
                  <RankedRow
                    key={thing.uuid}
                    noun={noun}
                    thing={thing}
                    isFirst={place === 0}
                    isLast={place === things.length - 1}
                    isDrafted={drafted.has(thing.uuid)}
                    isWaiting={waiting.has(thing.uuid)}
                    onMove={(step) => void moving.move(thing, step)}
                    onRemove={() => setRemoved(thing)}
                  />
                ))}
              </ol>
            )}
          </>
        )}
        <FailureNote failure={moving.failure} />
        <p className="visually-hidden" role="status">
          {moving.announcement}
        </p>
      </section>
      <WhileClosing of={removed}>
        {(thing, isOpen) => (
          <DeleteDialog
            kind={noun.kind}
            uuid={thing.uuid}
            name={noun.nameOf(thing)}
            write={() => noun.remove(thing)}
            warning={noun.warning}
            deleted={noun.deleted}
            isDrafted={drafted.has(thing.uuid)}
            isOpen={isOpen}
            onClose={() => setRemoved(null)}
            onDone={() => {
              // The row is about to be removed; moves the focus, which would be lost with it.
              list.current?.focus({ preventScroll: true });
              setRemoved(null);
            }}
          />
        )}
      </WhileClosing>
    </>
  );
}
