import { useAtomValue } from 'jotai';
import { permissions } from '#common/contract/permissions';
import { isAllowed } from '#common/rules/permissions';
import { links } from '../../links';
import { rolesAtom } from '../../state/session';
import { Icon } from '../../ui/icon';
import { iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { Tip } from '../../ui/tip';
import styles from './edit-news-button.module.css';

/** Floats above the article, for those who may change it. */
export function EditNewsButton({ slug }: { slug: string }) {
  if (!isAllowed(permissions.content, useAtomValue(rolesAtom))) return null;
  return (
    <div className={styles.place}>
      <Tip side="left" text="Modifier la brève">
        <Link
          className={iconButtonClass('round')}
          href={links.editNews.to({ slug })}
          aria-label="Modifier la brève"
        >
          <Icon name="edit" />
        </Link>
      </Tip>
    </div>
  );
}
