import type { Account } from './account';

/** Props of every dialog on an account. */
export interface UserDialogProps {
  user: Account;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the action is done, with a sentence that describes it. */
  onDone: (sentence: string) => void;
}
