/** Whether something could not be stored because the browser gives this site no more room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Dexie wraps the error that ended a transaction.
  const inner: unknown = 'inner' in error ? error.inner : undefined;
  return error.name === 'QuotaExceededError' || (inner !== undefined && isDiskFull(inner));
}
