/** What local storage holds under a key; null where it holds nothing or is switched off. */
export function readRecord(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes. Nothing of worth lies in local storage alone, so a storage that is off or full loses nothing. */
export function writeRecord(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}
