/** An expected outcome as a value. Defects are thrown instead. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/** Success, with its value. */
export const succeed = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** Failure, with its reason. */
export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });
