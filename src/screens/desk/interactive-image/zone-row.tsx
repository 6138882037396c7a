import { useId } from 'react';
import { nameOf } from '#common/contract/content/reference-names';
import type { InteractiveImageSheet, SheetZone } from './interactive-image-sheet';
import { OrderButtons } from '../form/order-buttons';
import type { SheetFields } from '../form/sheet-fields';
import styles from '../form/sheet-form.module.css';
import { afterPress } from '../../../ui/after-press';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import form from './interactive-image-form.module.css';
import type { ShowOfImages } from './show-of-images';
import type { ZoneEditor } from './use-zone-editor';
import { ZoneFields } from './zone-fields';

interface ZoneRowProps {
  zone: SheetZone;
  rank: number;
  isLast: boolean;
  isOpen: boolean;
  /** What it lacks to be saved: told already, or not yet. */
  lack: 'wrong' | 'unfinished' | null;
  editor: ZoneEditor;
  fields: SheetFields<InteractiveImageSheet>;
  show: ShowOfImages;
  /** Keeps it closed while it is not chosen. */
  onFold: () => void;
}

/** A zone of the list: its number on the picture, a summary, and its fields once it is chosen. */
export function ZoneRow(props: ZoneRowProps) {
  const { zone, rank, isLast, isOpen, lack, editor, fields, show, onFold } = props;
  const { uuid, name, type } = zone;
  const { order, chosen, choose } = editor;
  const id = useId();
  const isChosen = chosen?.uuid === uuid;
  const chooseWhole = () => choose({ uuid, corner: null });
  const close = () => {
    onFold();
    if (isChosen) choose(null);
  };
  return (
    <li data-key={uuid}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={isOpen ? close : chooseWhole}
        >
          <span className={classNames('num', styles.rank)}>
            <span className="visually-hidden">Zone </span>
            {rank + 1}
          </span>
          <span>
            <b>{name.trim() === '' ? 'Sans nom' : name}</b>
            <span className={form.kind}>
              <span className="soft small">{nameOf('interactive-zone-types', type)}</span>
              {lack === 'wrong' && <span className={styles.fault}>à corriger</span>}
              {lack === 'unfinished' && <span className={styles.lacks}>à compléter</span>}
            </span>
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
        <OrderButtons
          uuid={uuid}
          name={name.trim() === '' ? `la zone ${rank + 1}` : name}
          isFirst={rank === 0}
          isLast={isLast}
          order={order}
        />
      </div>
      {isOpen && (
        // Another row may close: not from under the press that gives the focus.
        <div id={id} className={styles.opened} onFocus={() => isChosen || afterPress(chooseWhole)}>
          <ZoneFields
            zone={zone}
            show={show}
            onChange={(changed) => order.change(uuid, changed)}
            onSeek={() => editor.seek({ uuid, corner: null })}
            touch={(part) => fields.touch(`zones.${rank}.${part}`)}
            errorAt={(part) => fields.errorAt(`zones.${rank}.${part}`)}
          />
        </div>
      )}
    </li>
  );
}
