import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { useWayBack } from '../../ui/overlay/way-back';
import { Notices } from '../notices/notices';
import styles from './drawer.module.css';
import { MainMenuList } from './main-menu';
import { DeskMenuSlot } from './desk-menu-slot';
import { useThemeSwitch } from './use-theme-switch';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The drawer that the burger opens: the site's menu where the masthead has no room for it, and the back office. */
export function Drawer({ isOpen, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [path] = useLocation();
  const { label, ...themeSwitch } = useThemeSwitch();
  useWayBack(isOpen, onClose);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A link was followed. Closed synchronously, so that the focus that it restores then moves to the new page's heading.
  useEffect(() => {
    dialog.current?.close();
  }, [path]);
  // Gone with its frame, as on the way to the door, it is not open on the way back.
  useEffect(() => {
    return onClose;
  }, [onClose]);

  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog by itself
    <dialog ref={dialog} className={styles.drawer} aria-label="Menu" onClose={onClose} onClick={closeBeside}>
      <div className={styles.inside}>
        <IconButton className={styles.close} icon="close" label="Fermer le menu" onClick={onClose} />
        <div className={styles.site}>
          <MainMenuList />
        </div>
        <DeskMenuSlot />
        <Button className={styles.light} size="low" variant="plain" {...themeSwitch}>
          {label}
        </Button>
      </div>
      {/* The page's own would be below any modal dialog. Last: the focus begins in the menu. */}
      {isOpen && <Notices />}
    </dialog>
  );
}
