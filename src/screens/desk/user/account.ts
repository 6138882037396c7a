import type { AnswerOf } from '#common/contract/calls/call-parts';
import type { RowDialogProps } from '../list/row-actions';

/** An account, as in the answer of the list. */
export type Account = AnswerOf<'readUser', never>;

/** Props of every dialog on an account. */
export type UserDialogProps = RowDialogProps<Account>;
