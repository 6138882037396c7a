import type { Failure } from '../api';
import type { ServerAnswer } from './server-answer';

export const noSession: Failure = { kind: 'no-session', error: null, status: null };
export const deviceFull: Failure = { kind: 'full', error: null, status: null };
export const storageFailed: Failure = { kind: 'storage', error: null, status: null };

/** Why a call failed, in the form that the page reads. */
export function failureOf(answer: ServerAnswer): Failure {
  return answer.kind === 'refused'
    ? { kind: 'refused', error: answer.error, status: answer.status }
    : { kind: 'no-answer', error: null, status: null };
}
