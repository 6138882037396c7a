import type { PriceCategory } from '#common/contract/agenda/price-category';
import { IconButton } from '../../../ui/icon-button';
import styles from './price-categories.module.css';

interface CategoryRowProps {
  category: PriceCategory;
  /** Index in the list, from 0. */
  rank: number;
  count: number;
  /** A move is pending: a second one would be relative to an order that may change. */
  isWaiting: boolean;
  onMove: (category: PriceCategory, rank: number) => void;
  onChange: (category: PriceCategory) => void;
  onRemove: (category: PriceCategory) => void;
}

/** A category and its actions. Disabled buttons use `aria-disabled`, so that they keep the focus. */
export function CategoryRow({
  category,
  rank,
  count,
  isWaiting,
  onMove,
  onChange,
  onRemove,
}: CategoryRowProps) {
  const { name, description } = category;
  const moveTo = (to: number) => {
    if (!isWaiting && to >= 0 && to < count) onMove(category, to);
  };
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name} {description && <small className={styles.who}>{description}</small>}
      </span>
      <span className={styles.acts}>
        <IconButton
          icon="chevron-up"
          label={`Monter ${name}`}
          aria-disabled={rank === 0}
          onClick={() => moveTo(rank - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={`Descendre ${name}`}
          aria-disabled={rank === count - 1}
          onClick={() => moveTo(rank + 1)}
        />
        <IconButton icon="edit" label={`Modifier ${name}`} onClick={() => onChange(category)} />
        <IconButton icon="trash" label={`Supprimer ${name}`} onClick={() => onRemove(category)} />
      </span>
    </li>
  );
}
