import { IconButton } from '../../../ui/icon-button';
import styles from './sheet-form.module.css';
import type { Ordered } from './use-ordered';

interface OrderButtonsProps {
  uuid: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  order: Pick<Ordered<unknown>, 'move' | 'remove'>;
}

/** Buttons that move or remove a list item. A button without effect stays focusable. */
export function OrderButtons({ uuid, name, isFirst, isLast, order }: OrderButtonsProps) {
  return (
    <span className={styles.order}>
      <IconButton
        icon="chevron-up"
        label={`Monter ${name}`}
        data-act="-1"
        aria-disabled={isFirst}
        onClick={() => order.move(uuid, -1)}
      />
      <IconButton
        icon="chevron-down"
        label={`Descendre ${name}`}
        data-act="1"
        aria-disabled={isLast}
        onClick={() => order.move(uuid, 1)}
      />
      <IconButton
        icon="close"
        label={`Retirer ${name}`}
        data-act="remove"
        onClick={() => order.remove(uuid)}
      />
    </span>
  );
}
