/*
 * Records of this tab, in session storage. Safari loses them with its databases, while the page still stands: they are
 * remembered, so that a page that has to be loaded again for it finds them there.
 */
const remembered = new Map<string, string>();
followTabRecords();

/** Throws where storage is disabled. */
export const readTabRecord = (key: string): string | null => sessionStorage.getItem(key);

/** Null removes the record. Throws where storage is disabled or full. */
export function writeTabRecord(key: string, value: string | null): void {
  if (value === null) {
    remembered.delete(key);
    sessionStorage.removeItem(key);
  } else {
    remembered.set(key, value);
    sessionStorage.setItem(key, value);
  }
}

/** Throws where storage is disabled. */
export const tabRecordKeys = (): readonly string[] => [
  ...new Set([...Object.keys(sessionStorage), ...remembered.keys()]),
];

/** This page begins, or comes back after others of its tab have gone on with the records. */
export function followTabRecords(): void {
  remembered.clear();
  try {
    for (const key of Object.keys(sessionStorage)) {
      const value = sessionStorage.getItem(key);
      if (value !== null) remembered.set(key, value);
    }
  } catch {
    // Storage is disabled, so nothing is kept.
  }
}

/** Writes again what was lost. */
export function restoreTabRecords(): void {
  try {
    for (const [key, value] of remembered)
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
  } catch {
    // The same.
  }
}
