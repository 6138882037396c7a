import { useAtomValue } from 'jotai';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { rolesAtom } from '../../state/session';
import { Icon } from '../../ui/icon';
import { iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { Tip } from '../../ui/overlay/tip';
import styles from './edit-button.module.css';

interface EditButtonProps {
  href: string;
  /** The label: 'Modifier la brève'. */
  words: string;
}

/** Floats above editors' content, for those who may change it. */
export function EditButton({ href, words }: EditButtonProps) {
  if (!isAllowed(permissions.content, useAtomValue(rolesAtom))) return null;
  return (
    <div className={styles.place}>
      <Tip side="left" text={words}>
        <Link className={iconButtonClass('round')} href={href} aria-label={words}>
          <Icon name="edit" />
        </Link>
      </Tip>
    </div>
  );
}
