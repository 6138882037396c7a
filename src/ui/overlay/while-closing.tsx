import { Fragment, type ReactNode, useState } from 'react';

interface WhileClosingProps<Subject extends object> {
  /** What the dialog is about; null closes it. */
  of: Subject | null;
  children: (subject: Subject, isOpen: boolean) => ReactNode;
}

/** A dialog that is still about its last subject while it closes. Another subject is another dialog. */
export function WhileClosing<Subject extends object>({ of, children }: WhileClosingProps<Subject>) {
  const [shown, setShown] = useState({ subject: of, turn: 0 });
  if (of !== null && of !== shown.subject) setShown({ subject: of, turn: shown.turn + 1 });
  return shown.subject && <Fragment key={shown.turn}>{children(shown.subject, of !== null)}</Fragment>;
}
