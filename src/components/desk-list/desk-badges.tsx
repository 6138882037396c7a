import { isoDateTime, playbillTime, shortDate } from '#common/base/dates';
import { Badge } from '../../ui/badge';
import { useIsAhead } from '../clock/use-is-ahead';
import styles from './desk-rows.module.css';
import type { DeskRow } from './desk-page';

/** Marks for what a row has on this device only: a draft or a queued write. */
export function DeskBadges({ row, isWaiting }: { row: DeskRow; isWaiting: boolean }) {
  if (row.draft === null && !isWaiting) return null;
  return (
    <p className={styles.marks}>
      {row.draft && <Badge shape="dashed">Brouillon sur cet appareil</Badge>}
      {isWaiting && <Badge shape="half">En attente d’envoi</Badge>}
    </p>
  );
}

/** When an item was, or will be, published. */
export function Appearance({ of }: { of: Date }) {
  const isAhead = useIsAhead(of);
  return (
    <span className={styles.when}>
      {isAhead && <Badge shape="triangle">À paraître le</Badge>}
      <time dateTime={isoDateTime(of)}>
        {shortDate(of)}
        {isAhead && `, ${playbillTime(of)}`}
      </time>
    </span>
  );
}
