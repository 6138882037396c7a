import { type ErrorBody, type ErrorClass, errors } from '#common/contract/calls/errors';

/** The outcome of a request. A response without proof that it is our server's, for this request, is no answer. */
export type ServerAnswer =
  | {
      readonly kind: 'done';
      readonly value: unknown;
      readonly headers: Headers;
      /** The middle of the time between the request and the answer's headers, by this device's clock, in milliseconds. */
      readonly midway: number;
    }
  | {
      readonly kind: 'refused';
      readonly error: ErrorBody;
      readonly status: number;
      /** Milliseconds. */
      readonly retryAfter: number;
    }
  | {
      readonly kind: 'no-answer';
      /** What answered in our server's place: its status, `401 Unauthorized`. Absent: nothing did. */
      readonly foreign?: string;
    };

export const noAnswer: ServerAnswer = { kind: 'no-answer' };

/** What an answer, or its absence, says of the line. */
export const lineAfter = (answer: ServerAnswer) =>
  answer.kind === 'no-answer'
    ? ({ line: 'offline', foreign: answer.foreign ?? null } as const)
    : ({ line: 'online', foreign: null } as const);

/** How a client proceeds after an error. An unknown code, of a newer server, is classed by its status. */
export function classOf(refused: { readonly error: ErrorBody; readonly status: number }): ErrorClass {
  const known: Readonly<Record<string, { readonly class: ErrorClass }>> = errors;
  return known[refused.error.code]?.class ?? (refused.status >= 500 ? 'again' : 'attend');
}
