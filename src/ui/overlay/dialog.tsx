import type { ReactNode } from 'react';
import { Dialog as LibraryDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { BusyDialog } from '../busy-dialog';
import { classNames } from '../class-names';
import styles from './dialog.module.css';
import { French } from '../french';
import { IconButton } from '../icon-button';
import { useWayBack } from './way-back';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Called by the close button, Escape, a tap outside and the browser's way back. */
  onClose: () => void;
  /** Set it to false with the dialog still mounted to play the closing animation. */
  isOpen?: boolean;
  /** Below a line at the bottom: links, small print. */
  foot?: ReactNode;
  width?: 'normal' | 'large' | 'wide';
  /** Id of what a screen reader reads with the title. */
  describedBy?: string | undefined;
}

/** Centred on a wide screen, a bottom sheet on a phone. */
export function Dialog({
  title,
  children,
  onClose,
  isOpen = true,
  foot,
  width = 'normal',
  describedBy,
}: DialogProps) {
  useWayBack(isOpen, onClose);
  return (
    <French>
      <ModalOverlay
        className={classNames(styles.veil)}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(open) => open || onClose()}
      >
        <Modal className={classNames(styles.frame, styles[width])}>
          <LibraryDialog
            className={classNames(styles.dialog)}
            {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          >
            <Heading slot="title" level={2} className={classNames(styles.title)}>
              {title}
            </Heading>
            <BusyDialog>
              <IconButton className={styles.close} icon="close" label="Fermer" onClick={onClose} />
              {children}
              {foot && <div className={styles.foot}>{foot}</div>}
            </BusyDialog>
          </LibraryDialog>
        </Modal>
      </ModalOverlay>
    </French>
  );
}
