/**
 * Whether this browser refuses the site all storage, as where cookies and site data are blocked. Read once, before what
 * it refuses is replaced.
 */
export const refusesStorage: boolean = isRefused();

function isRefused(): boolean {
  try {
    // Web views that may store nothing have null.
    return globalThis.localStorage === null || ('document' in globalThis && !globalThis.indexedDB);
  } catch {
    return true;
  }
}
