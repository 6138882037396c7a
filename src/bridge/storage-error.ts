import { isConnectionLost } from '#common/base/connection-lost';

const names = new Set(['MissingAPIError', 'OpenFailedError', 'InvalidStateError', 'SecurityError']);

/** A database that did not open is closed to whatever asks it next: Dexie's message begins with the reason. */
const notOpened = /^(?:MissingAPI|OpenFailed|InvalidState|Security|Unknown)Error\b/;

/**
 * Whether an error means that this browser lets the site store nothing: private windows, blocked site data, a damaged
 * profile.
 */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error) || isConnectionLost(error)) return false;
  return names.has(error.name) || (error.name === 'DatabaseClosedError' && notOpened.test(error.message));
}
