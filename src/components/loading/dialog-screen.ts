/** A dialog of the shell: mounted when it is first opened; `isOpen` says from then on whether it is open. */
export interface DialogScreenProps {
  isOpen: boolean;
  onClose: () => void;
}
