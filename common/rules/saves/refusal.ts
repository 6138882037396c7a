import type { Result } from '../../base/result';
import type { ErrorBody } from '../../contract/calls/errors';

/** Faults of a body, in French, by path. */
export type Faults = Readonly<Record<string, string>>;

/** Why a write is refused. `message`: French; without one, the usual sentence of the code. */
export interface Refusal extends Pick<ErrorBody, 'code' | 'fields'> {
  readonly message?: string;
}

/** What a write makes of a thing: its new row, or the refusal. */
export type Ruling<Row> = Result<Row, Refusal>;

/**
 * A write with a wrong field.
 * @param path as in `logo.uuid`
 * @param fault in French
 */
export const wrongField = (path: string, fault: string): Refusal => ({
  code: 'invalid-field',
  fields: { [path]: fault },
});

/** A write with these faults; null if there are none. */
export const wrongFields = (fields: Faults): Refusal | null =>
  Object.keys(fields).length === 0 ? null : { code: 'invalid-field', fields };

/** A write that the state of its thing does not allow. @param message in French */
export const wrongState = (message?: string): Refusal => ({
  code: 'wrong-state',
  ...(message !== undefined && { message }),
});
