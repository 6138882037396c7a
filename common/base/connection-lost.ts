const signs = /^UnknownError\b|indexed database server|database connection is clos/i;

/**
 * Whether the browser itself has lost its databases, as iPhones do in the background: nothing is deleted, and nothing can
 * be read or written until they are opened again. Also of an error that came from a worker, with its name and message.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Dexie wraps the error that ended a transaction, or kept a database from opening.
  const inner: unknown = 'inner' in error ? error.inner : undefined;
  return (
    error.name === 'UnknownError' ||
    signs.test(error.message) ||
    (inner !== undefined && isConnectionLost(inner))
  );
}
