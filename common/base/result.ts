/** An expected outcome as a value. Defects are thrown instead. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/** It went well, and brought this. */
export const succeed = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** It did not, for this reason. */
export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });
