import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { rolesAtom } from '../../state/session';
import { siteAtom } from '../../state/site';
import { Icon } from '../../ui/icon';
import { IconButton, iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { SyncBadge } from '../sync/sync-badge';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { PreviewImagePicture } from '../image-picker/preview-image-picture';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { MainMenu } from './main-menu';
import { useSearchKey } from './use-search-key';
import { useThemeSwitch } from './use-theme-switch';
import { UserMenu } from './user-menu';
import styles from './masthead.module.css';
import siteMarkStyles from './site-mark.module.css';

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

/** The sign before the association's name: its logo, or comedy's mask. */
function SiteMark({ className }: { className: string }) {
  const { logo } = useAtomValue(siteAtom);
  return logo === null ? <MaskMark className={className} /> : <Logo uuid={logo} className={className} />;
}

function Logo({ uuid, className }: { uuid: string; className: string }) {
  const printed = useAtomValue(serverRenderedPageAtom)?.logo ?? undefined;
  const { answer: previewImage } = useMirrorAnswer(() => previewImageQueries.read(uuid), [uuid], printed);
  return (
    // Its place is kept until it is there, so that the name stays where it is.
    <span className={`${className} ${siteMarkStyles.logo}`}>
      {previewImage && <PreviewImagePicture previewImage={previewImage} className={siteMarkStyles.picture} />}
    </span>
  );
}

interface MaskMarkProps {
  className?: string | undefined;
}

/** The association's sign: comedy's mask. */
function MaskMark({ className }: MaskMarkProps) {
  return (
    <svg className={className} viewBox="-110 -100 220 230" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M-100 -78C-60 -96 60 -96 100 -78C104 10 78 96 0 122C-78 96 -104 10 -100 -78zM-72 -22C-54 -32 -32 -30 -14 -18C-24 -50 -58 -52 -72 -22zM72 -22C54 -32 32 -30 14 -18C24 -50 58 -52 72 -22zM-58 32C-48 92 48 92 58 32C30 52 -30 52 -58 32zM-7 -16L-13 28H13L7 -16z"
      />
    </svg>
  );
}
