/** The value of a key in local storage; null if there is none or storage is disabled. */
export function readRecord(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the key. Nothing important is in local storage alone, so disabled or full storage loses nothing. */
export function writeRecord(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}
