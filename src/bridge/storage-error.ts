const names = new Set(['MissingAPIError', 'OpenFailedError', 'InvalidStateError', 'SecurityError']);

/** Whether an error means that this browser lets the site store nothing: private windows, blocked site data. */
export function isStorageError(error: unknown): boolean {
  return error instanceof Error && names.has(error.name);
}
