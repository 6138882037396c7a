import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import styles from './account-form.module.css';

interface MailSentProps {
  /** Where the mail goes; null while there is none to tell of. */
  address: string | null;
  children: ReactNode;
  onClose: () => void;
}

/** Tells that a mail is on its way, and to whom. */
export function MailSent({ address, children, onClose }: MailSentProps) {
  return (
    <ConfirmDialog question="Un mail est en route" isOpen={address !== null} onYes={onClose}>
      <div className={styles.mail}>
        <p className={styles.address}>{address}</p>
        <p>{children}</p>
      </div>
    </ConfirmDialog>
  );
}
