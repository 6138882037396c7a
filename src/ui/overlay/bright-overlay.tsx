import type { ReactNode } from 'react';
import { Dialog as LibraryDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button';
import { classNames } from '../class-names';
import { French } from '../french';
import styles from './bright-overlay.module.css';
import { useWayBack } from './way-back';

interface BrightOverlayProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** Called by the button, Escape and the browser's way back; a tap on the sheet keeps it: it is held out to somebody. */
  onClose: () => void;
}

/** A white sheet over the whole screen, in both themes: no page can make a screen brighter than that. */
export function BrightOverlay({ label, children, onClose }: BrightOverlayProps) {
  useWayBack(true, onClose);
  return (
    <French>
      <ModalOverlay className={classNames(styles.sheet)} isOpen onOpenChange={(open) => open || onClose()}>
        <Modal className={classNames(styles.frame)}>
          <LibraryDialog className={classNames(styles.dialog)} aria-label={label} data-theme="light">
            {children}
            <Button icon="close" onClick={onClose}>
              Fermer
            </Button>
          </LibraryDialog>
        </Modal>
      </ModalOverlay>
    </French>
  );
}
