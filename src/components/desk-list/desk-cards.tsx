import { DOT } from '#common/base/dot';
import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { Link } from '../../ui/link';
import { DeskContentActions } from './desk-content-actions';
import type { DeskItem } from './desk-item';
import { Appearance, DeskBadges } from './desk-badges';
import { DeskPreviewImage } from './desk-preview-image';
import type { DeskRowsProps } from './desk-rows-props';
import styles from './desk-rows.module.css';
import { aloneWords, editAddressOf, saverOf, titleOf, yearsOf } from './desk-words';

/** Items below each other, for a phone. */
export function DeskCards({ noun, rows, waiting, onAction }: DeskRowsProps) {
  return (
    <ul className={styles.cards} aria-label={noun.title}>
      {rows.map((row) => (
        <li key={row.uuid}>
          <DeskPreviewImage kind={noun.kind} item={row.item} />
          <div className={styles.words}>
            <h2 className={styles.title}>
              <Link href={editAddressOf(noun, row)}>{titleOf(row)}</Link>
            </h2>
            {row.item?.by && <p className={styles.by}>{row.item.by}</p>}
            <DeskBadges row={row} isWaiting={waiting.has(row.uuid)} />
            {row.item ? (
              <Facts of={row.item} />
            ) : (
              row.draft && (
                <p className={styles.saved}>
                  {aloneWords(row.draft)}&nbsp;· écrite le {playbillDate(row.draft.at)}
                </p>
              )
            )}
          </div>
          <DeskContentActions noun={noun} row={row} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ of }: { of: DeskItem }) {
  const saver = saverOf(of);
  const about = [yearsOf(of), of.types.join(', ')].filter((words) => words !== '').join(DOT);
  return (
    <>
      <p className={styles.about}>
        <Appearance of={of.visibleFrom} />
        <span className="soft">{about}</span>
      </p>
      <p className="small soft">
        enregistrée le <time dateTime={isoDateTime(of.savedAt)}>{shortDate(of.savedAt)}</time>
        {saver && ` par ${saver}`}
      </p>
    </>
  );
}
