import { type ReactNode, useId } from 'react';
import { NeedsNetwork, useLine } from '../request/needs-network';
import { FailureNote } from './failure-note';
import type { Form } from './use-form';
import { Button, type ButtonProps } from '../../ui/button';

interface SendButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly form: Pick<Form<string>, 'isRunning'> & Partial<Pick<Form<string>, 'unanswered'>>;
  /** Why it has to wait offline, and what is kept meanwhile. */
  readonly offline: ReactNode;
  readonly children: ReactNode;
}

/** Sends a form that needs the server; says why if it cannot be sent, and that no answer came. */
export function SendButton({ form, offline, children, ...style }: SendButtonProps) {
  const { isRunning, unanswered } = form;
  const hasLine = useLine();
  const reasonId = useId();
  return (
    <>
      <NeedsNetwork id={reasonId}>{offline}</NeedsNetwork>
      {unanswered !== undefined && <FailureNote failure={unanswered} unanswered={PERHAPS_SENT} />}
      <Button {...style} type="submit" disabled={!hasLine} pending={isRunning} aria-describedby={reasonId}>
        {children}
      </Button>
    </>
  );
}

const PERHAPS_SENT =
  'il n’est pas certain que votre demande lui soit parvenue. Attendez un instant, puis appuyez de nouveau.';
