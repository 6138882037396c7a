import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import { rolesAtom } from '../../state/session';
import { Dialogs } from '../shell/dialogs';
import { FollowMirror } from '../shell/follow-mirror';
import { Notices } from '../notices/notices';
import { LineState } from '../sync/line-state';
import { NothingKept } from '../sync/nothing-kept';
import { SiteElsewhere } from '../sync/site-elsewhere';
import { BottomBars } from '../update/bottom-bars';
import { Breakdown } from './breakdown';
import { CurtainLine } from './curtain-line';
import { Drawer } from './drawer';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Masthead } from './masthead';
import { OfficeMenuSlot } from './office-menu-slot';
import { SiteBanner } from './site-banner';
import { ToTop } from './to-top';

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
          <NothingKept />
          <SiteElsewhere />
          {hasRail ? (
            <div className={`page ${styles.office}`}>
              <div className={`no-print ${styles.rail}`}>
                <OfficeMenuSlot />
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
