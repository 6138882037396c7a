import type { ComponentProps } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { useSave } from '../request/use-save';
import { FailureNote } from './failure-note';

interface ConfirmSaveProps<Answer> extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'yes' | 'no' | 'isOpen' | 'children'
> {
  /** What a yes sends. */
  send: () => Promise<Result<Answer, Failure>>;
  /** Something is wrong that is said in the dialog: a yes does nothing. */
  isWrong?: boolean;
  onClose: () => void;
  onDone: (answer: Answer) => void;
  /** What the dialog is about may be out of date. */
  onStale?: () => void;
}

/** Asks before something is changed for good; if that fails, the dialog stays and says why. */
export function ConfirmSave<Answer>(props: ConfirmSaveProps<Answer>) {
  const { send, isWrong = false, onClose, onDone, onStale, isOpen = true, children, ...words } = props;
  const save = useSave(isOpen);
  const run = async () => {
    const answer = await save.run(send);
    if (answer === undefined) onStale?.();
    else onDone(answer);
  };
  return (
    <ConfirmDialog
      {...words}
      isOpen={isOpen}
      pending={save.isRunning}
      onYes={() => isWrong || void run()}
      onNo={onClose}
    >
      {children}
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
