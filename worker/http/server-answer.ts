import { type ErrorAnswer, type ErrorClass, errors } from '#common/contract/calls/errors';

/** What came of a request. Anything without the proof that it is ours and to this very request is no answer. */
export type ServerAnswer =
  | { readonly kind: 'done'; readonly value: unknown; readonly headers: Headers }
  | {
      readonly kind: 'refused';
      readonly error: ErrorAnswer;
      readonly status: number;
      /** Milliseconds. */
      readonly retryAfter: number;
    }
  | { readonly kind: 'no-answer' };

export const noAnswer: ServerAnswer = { kind: 'no-answer' };

/** How a client goes on after an error. A code of a newer server is judged by its status, for want of better. */
export function classOf(refused: { readonly error: ErrorAnswer; readonly status: number }): ErrorClass {
  const known: Readonly<Record<string, { readonly class: ErrorClass }>> = errors;
  return known[refused.error.code]?.class ?? (refused.status >= 500 ? 'again' : 'attend');
}
