import type { AnswerOf } from '#common/contract/calls/call-parts';

/** An account as the list answers it. */
export type Account = AnswerOf<'readUser', never>;
