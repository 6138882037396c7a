import { playbillDate } from '#common/base/dates';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { IconButton, iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
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
    <li className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        {noun.picture(thing) ?? <Icon name="image" />}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={editor}>{name}</Link>
        </h2>
        <p className={styles.facts}>
          {noun.facts(thing)}
          {isDrafted && <Badge shape="dashed">Brouillon sur cet appareil</Badge>}
          {isWaiting && <Badge shape="half">En attente d’envoi</Badge>}
        </p>
      </div>
      <span className={styles.acts}>
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
        <Link className={iconButtonClass()} href={editor} aria-label={`Modifier ${name}`}>
          <Icon name="edit" />
        </Link>
        <IconButton icon="trash" label={`Supprimer ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}

interface RankedDraftProps<Thing extends RankedThing> {
  noun: RankedNoun<Thing>;
  draft: DraftSummary;
}

/** A thing that was begun on this device and never saved. */
export function RankedDraft<Thing extends RankedThing>({ noun, draft }: RankedDraftProps<Thing>) {
  const { uuid, title, at } = draft;
  return (
    <li className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        <Icon name="image" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={noun.editor(uuid)}>{title.trim() === '' ? noun.unnamed : title}</Link>
        </h2>
        <p className={styles.facts}>
          <Badge shape="dashed">Brouillon sur cet appareil</Badge>
          <span>écrit le {playbillDate(at)}</span>
        </p>
      </div>
    </li>
  );
}
