import { Icon } from '../../ui/icon';
import { iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/overlay/menu';
import { useIsAhead } from '../clock/use-is-ahead';
import { actionsOn, type DeskAction, menuActions } from './desk-actions';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';
import { editAddressOf, titleOf } from './desk-words';
import type { DeskRow } from './desk-page';
import styles from './desk-rows.module.css';

interface DeskContentActionsProps {
  noun: DeskListNoun;
  row: DeskRow;
  onAction: (action: DeskAction, item: DeskItem) => void;
}

/** The actions on the content of a row. */
export function DeskContentActions({ noun, row, onAction }: DeskContentActionsProps) {
  const title = titleOf(row);
  return (
    <div className={styles.actions}>
      <Link className={iconButtonClass()} href={editAddressOf(noun, row)} aria-label={`Modifier ${title}`}>
        <Icon name="edit" />
      </Link>
      {row.item && <ItemActions noun={noun} item={row.item} onAction={onAction} />}
    </div>
  );
}

function ItemActions({ noun, item, onAction }: Omit<DeskContentActionsProps, 'row'> & { item: DeskItem }) {
  const actions = actionsOn(item, useIsAhead(item.visibleFrom));
  return (
    <>
      <Link
        className={iconButtonClass()}
        href={noun.addresses.read(item.slug)}
        aria-label={`Voir la page de ${item.title}`}
      >
        <Icon name="eye" />
      </Link>
      <Menu
        icon="more"
        label={`Actions sur ${item.title}`}
        actions={actions.map((action) => menuActions[action])}
        onAction={(id) => {
          const action = actions.find((offered) => offered === id);
          if (action !== undefined) onAction(action, item);
        }}
      />
    </>
  );
}
