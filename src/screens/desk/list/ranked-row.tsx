import { playbillDate } from '#common/base/dates';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { IconLink } from '../../../ui/icon-link';
import { ListRow, RowFacts } from './list-row';
import { OwnMarks } from './own-marks';
import styles from './ranked-list.module.css';
import type { RankedNoun, RankedThing } from './ranked-noun';

interface RankedRowProps<Thing extends RankedThing> {
  noun: RankedNoun<Thing>;
  thing: Thing;
  isFirst: boolean;
  isLast: boolean;
  /** It has unsaved changes on this device; it waits to be sent. */
  isDrafted: boolean;
  isWaiting: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A thing and its actions. Buttons without effect use `aria-disabled`, so that they keep the focus. */
export function RankedRow<Thing extends RankedThing>(props: RankedRowProps<Thing>) {
  const { noun, thing, isFirst, isLast, isDrafted, isWaiting, onMove, onRemove } = props;
  const name = noun.nameOf(thing);
  const editor = noun.editor(thing.slug ?? thing.uuid);
  return (
    <ListRow
      className={styles.row}
      mark={
        <span className={styles.picture} aria-hidden="true">
          {noun.picture(thing) ?? <Icon name="image" />}
        </span>
      }
      name={name}
      href={editor}
      actions={
        <>
          <IconButton
            icon="chevron-up"
            label={`Monter ${name}`}
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={`Descendre ${name}`}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconLink icon="edit" label={`Modifier ${name}`} href={editor} />
          <IconButton icon="trash" label={`Supprimer ${name}`} onClick={onRemove} />
        </>
      }
    >
      <RowFacts>
        {noun.facts(thing)}
        <OwnMarks isDrafted={isDrafted} isWaiting={isWaiting} />
      </RowFacts>
    </ListRow>
  );
}

interface RankedDraftProps<Thing extends RankedThing> {
  noun: RankedNoun<Thing>;
  draft: DraftSummary;
}

/** A thing that was begun on this device and never saved. */
export const RankedDraft = <Thing extends RankedThing>({ noun, draft }: RankedDraftProps<Thing>) => (
  <ListRow
    className={styles.row}
    mark={
      <span className={styles.picture} aria-hidden="true">
        <Icon name="image" />
      </span>
    }
    name={draft.title.trim() === '' ? noun.unnamed : draft.title}
    href={noun.editor(draft.uuid)}
  >
    <RowFacts>
      <OwnMarks isDrafted isWaiting={false} />
      <span>écrit le {playbillDate(draft.at)}</span>
    </RowFacts>
  </ListRow>
);
