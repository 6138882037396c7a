import type { Failure } from '../api';
import type { ServerAnswer } from './server-answer';

export const noSession: Failure = { kind: 'no-session', error: null, status: null };
export const deviceFull: Failure = { kind: 'full', error: null, status: null };
export const databasesLost: Failure = { kind: 'lost', error: null, status: null };
export const storageFailed: Failure = { kind: 'storage', error: null, status: null };

/** Why a call failed, in the form that the page reads. */
export function failureOf(answer: ServerAnswer): Failure {
  if (answer.kind === 'refused') return { kind: 'refused', error: answer.error, status: answer.status };
  const foreign = answer.kind === 'no-answer' ? answer.foreign : undefined;
  return { kind: 'no-answer', error: null, status: null, ...(foreign !== undefined && { foreign }) };
}
