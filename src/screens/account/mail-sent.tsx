import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import styles from './account-form.module.css';

interface MailSentProps {
  /** The recipient's address; null while there is no mail to report. */
  address: string | null;
  children: ReactNode;
  onClose: () => void;
}

/** Confirms that a mail is on its way, and to which address. */
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
