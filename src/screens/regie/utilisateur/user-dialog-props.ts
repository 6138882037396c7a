import type { Account } from './account';

/** What every dialog on an account is told. */
export interface UserDialogProps {
  user: Account;
  isOpen: boolean;
  onClose: () => void;
  /** It is done; the sentence says what. */
  onDone: (sentence: string) => void;
}
