/** An open dialog has priority: a key that is pressed then means it, wherever the focus is. */
export const isDialogOpen = () =>
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
