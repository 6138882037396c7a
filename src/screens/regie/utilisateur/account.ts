import type { AnswerOf } from '#common/contract/calls/call-parts';

/** An account, as in the answer of the list. */
export type Account = AnswerOf<'readUser', never>;
