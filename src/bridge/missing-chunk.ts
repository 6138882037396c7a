const RECORD = 'reloaded-for-missing-chunk';

/**
 * Reloads the page, so that it finds the files of the version that is served now. Once per build: if that did not help,
 * or without a network, a reload would only lose the page. Returns whether a reload is under way.
 */
export function reloadForMissingChunk(): boolean {
  if (!navigator.onLine || !remember()) return false;
  location.reload();
  return true;
}

/** False if this build has already been reloaded, or if nothing can be stored. */
function remember(): boolean {
  try {
    if (sessionStorage.getItem(RECORD) === __BUILD__.id) return false;
    sessionStorage.setItem(RECORD, __BUILD__.id);
    return true;
  } catch {
    return false;
  }
}
