import { type ReactNode, useId } from 'react';
import { NeedsNetwork, useLine } from '../request/needs-network';
import type { Form } from './use-form';
import { Button, type ButtonProps } from '../../ui/button';

interface SendButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly form: Pick<Form<string>, 'isReady' | 'isRunning'>;
  /** Why it has to wait offline, and what is kept meanwhile. */
  readonly offline: ReactNode;
  readonly children: ReactNode;
}

/** Sends a form that needs the server; says why if it cannot be sent. */
export function SendButton({ form: { isReady, isRunning }, offline, children, ...style }: SendButtonProps) {
  const hasLine = useLine();
  const reasonId = useId();
  return (
    <>
      <NeedsNetwork id={reasonId}>{offline}</NeedsNetwork>
      <Button
        {...style}
        type="submit"
        disabled={!hasLine || !(isReady || isRunning)}
        pending={isRunning}
        aria-describedby={reasonId}
      >
        {children}
      </Button>
    </>
  );
}
