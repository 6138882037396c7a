import type { Result } from '../../base/result';
import type { ErrorAnswer } from '../../contract/calls/errors';

/** Why a write is refused. `message`: French; without one, the usual sentence of the code. */
export interface Refusal extends Pick<ErrorAnswer, 'code' | 'fields'> {
  readonly message?: string;
}

/** What a write makes of a thing: its new row, or the refusal. */
export type Ruling<Row> = Result<Row, Refusal>;

/**
 * A write with a wrong field.
 * @param path as in `logo.uuid`
 * @param fault in French
 */
export const wrongField = (path: string, fault: string): Refusal => wrongFields({ [path]: fault });

/** @param fields faults in French, by path */
export const wrongFields = (fields: NonNullable<Refusal['fields']>): Refusal => ({
  code: 'invalid-field',
  fields,
});

/** A write that the state of its thing does not allow. @param message in French */
export const wrongState = (message?: string): Refusal => ({
  code: 'wrong-state',
  ...(message !== undefined && { message }),
});
