import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import { rolesAtom } from '../../state/session';
import { siteAtom } from '../../state/site';
import { Icon } from '../../ui/icon';
import { IconButton, iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { SyncBadge } from '../sync/sync-badge';
import { MainMenu } from './main-menu';
import styles from './masthead.module.css';
import { SiteMark } from './site-mark';
import { useSearchKey } from './use-search-key';
import { useThemeSwitch } from './use-theme-switch';
import { UserMenu } from './user-menu';

interface MastheadProps {
  onOpenDrawer: () => void;
}

export function Masthead({ onOpenDrawer }: MastheadProps) {
  const { title } = useAtomValue(siteAtom);
  const hasOffice = isAllowed(permissions.backOffice, useAtomValue(rolesAtom));
  const themeSwitch = useThemeSwitch();
  useSearchKey();
  return (
    <header className={`no-print ${styles.masthead}`}>
      <div className={`page ${styles.row}`}>
        <IconButton
          className={hasOffice ? undefined : styles.narrow}
          icon="menu"
          label="Menu"
          aria-haspopup="dialog"
          onClick={onOpenDrawer}
        />
        <Link className={styles.brand} href={links.newsHome.to()}>
          <SiteMark className={styles.mark ?? ''} />
          <span>{title}</span>
        </Link>
        <MainMenu />
        <div className={styles.tools}>
          <Link
            className={iconButtonClass()}
            href={links.search.to()}
            aria-label="Rechercher"
            aria-keyshortcuts="Control+K Meta+K"
          >
            <Icon name="search" />
          </Link>
          <SyncBadge />
          <IconButton className={styles.wide} {...themeSwitch} />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
