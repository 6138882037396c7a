import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { links } from '#common/contract/site/links';
import { rolesAtom } from '../../state/session';
import { Dialogs } from '../shell/dialogs';
import { FollowMirror } from '../shell/follow-mirror';
import { Notices } from '../notices/notices';
import { LineState } from '../sync/line-state';
import { StorageRefused } from '../sync/storage-refused';
import { SiteElsewhere } from '../sync/site-elsewhere';
import { BottomBars } from '../update/bottom-bars';
import { busyAtom } from '../../state/busy';
import { classNames } from '../../ui/class-names';
import { siteAtom } from '../../state/site';
import { Link } from '../../ui/link';
import { bannerAtom } from '../../state/banner';
import { pageOrWebAddress } from '../../text/web-address';
import { Icon } from '../../ui/icon';
import { Breakdown } from './breakdown';
import { Drawer } from './drawer';
import { Masthead } from './masthead';
import { DeskMenuSlot } from './desk-menu-slot';
import { ToTop } from './to-top';
import styles from './layout.module.css';
import curtainLineStyles from './curtain-line.module.css';
import footerStyles from './footer.module.css';
import siteBannerStyles from './site-banner.module.css';

/** public: masthead and footer · office: with the back office's menu beside · bare: only the screen. */
export type Frame = 'public' | 'office' | 'bare';

interface LayoutProps {
  frame: Frame;
  children: ReactNode;
}

/** The frame around every screen. */
export function Layout({ frame, children }: LayoutProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const hasRail = isAllowed(permissions.backOffice, useAtomValue(rolesAtom)) && frame === 'office';
  const main = (
    <main id="contenu" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      {frame === 'bare' ? (
        main
      ) : (
        <>
          <CurtainLine />
          <Masthead onOpenDrawer={() => setDrawerOpen(true)} />
          <SiteBanner />
          <LineState />
          <StorageRefused />
          <SiteElsewhere />
          {hasRail ? (
            <div className={`page ${styles.office}`}>
              <div className={`no-print ${styles.rail}`}>
                <DeskMenuSlot />
              </div>
              {main}
            </div>
          ) : (
            main
          )}
          <Footer />
          <ToTop />
          <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} />
          <BottomBars />
        </>
      )}
      <FollowMirror />
      <Breakdown />
      <Dialogs />
      {/* The open drawer shows them itself: shown twice, they would close while they are read there. */}
      {!isDrawerOpen && <Notices />}
    </>
  );
}

/** The scalloped line at the very top: still when idle, animated while a long operation is under way. */
function CurtainLine() {
  const isBusy = useAtomValue(busyAtom) > 0;
  return (
    <div
      className={classNames('no-print', curtainLineStyles.line, isBusy && curtainLineStyles.busy)}
      aria-hidden="true"
    />
  );
}

function Footer() {
  const { title, address, facebook } = useAtomValue(siteAtom);
  return (
    <footer className={footerStyles.footer}>
      <div className={`page ${footerStyles.row}`}>
        <strong className={footerStyles.title}>{title}</strong>
        {address !== null && <address className={footerStyles.address}>{address}</address>}
        <Link href={links.contacts.to()}>Contact</Link>
        {facebook !== null && (
          <Link href={facebook} target="_blank">
            Facebook
          </Link>
        )}
        <Link href={links.terms.to()}>Conditions générales d’utilisation</Link>
        <span className={`num ${footerStyles.colophon}`}>
          Théâtre amateur&nbsp;· version {__BUILD__.version}
        </span>
      </div>
    </footer>
  );
}

/** The association's notice across the top of every page. Always rendered, so that one that comes is announced. */
function SiteBanner() {
  const banner = useAtomValue(bannerAtom);
  return <div role="status">{banner !== null && <Notice {...banner} />}</div>;
}

function Notice({ title, url }: { title: string; url?: string | undefined }) {
  return (
    <p className={siteBannerStyles.notice}>
      {url ? (
        <Link href={pageOrWebAddress(url)}>
          <span>{title}</span>
          <Icon name="arrow" />
        </Link>
      ) : (
        <span>{title}</span>
      )}
    </p>
  );
}
