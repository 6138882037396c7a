import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { BusyDialog } from '../busy-dialog';
import { Button } from '../button';
import { classNames } from '../class-names';
import styles from './confirm-dialog.module.css';
import dialogStyles from './dialog.module.css';
import { French } from '../french';
import { useWayBack } from './way-back';

interface ConfirmDialogProps {
  /** One sentence; it names what would be lost. */
  question: string;
  children?: ReactNode;
  onYes: () => void;
  /** Without it there is nothing to refuse, only to read: a single button. */
  onNo?: () => void;
  yes?: string;
  no?: string;
  isOpen?: boolean;
  pending?: boolean;
}

/** Asks before something irreversible. A tap outside is no answer; Escape and the browser's way back are a no. */
export function ConfirmDialog({
  question,
  children,
  onYes,
  onNo,
  yes,
  no = 'Non',
  isOpen = true,
  pending,
}: ConfirmDialogProps) {
  const dismiss = onNo ?? onYes;
  useWayBack(isOpen, dismiss);
  return (
    <French>
      <ModalOverlay
        className={classNames(dialogStyles.veil)}
        isOpen={isOpen}
        onOpenChange={(open) => open || dismiss()}
      >
        <Modal className={classNames(dialogStyles.frame)}>
          <Dialog role="alertdialog" className={classNames(dialogStyles.dialog)}>
            <Heading slot="title" level={2} className={classNames(styles.question)}>
              {question}
            </Heading>
            <BusyDialog>
              {children}
              <div className={styles.answers}>
                {onNo && <Button onClick={onNo}>{no}</Button>}
                <Button variant="primary" onClick={onYes} pending={pending ?? false}>
                  {yes ?? (onNo ? 'Oui' : 'Ok')}
                </Button>
              </div>
            </BusyDialog>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </French>
  );
}
