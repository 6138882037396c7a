const PATIENCE_MS = 8_000;

/** What `version.json` says of the build that is served; nothing in it is sure. */
export interface ServedVersion {
  readonly id?: unknown;
  readonly mustInstall?: unknown;
  readonly mandatory?: unknown;
}

/** Asks the server itself, past every cache; null without an answer of its own. */
export async function readServedVersion(): Promise<ServedVersion | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch('/version.json', { cache: 'no-store', signal });
    return await response.json();
  } catch {
    return null;
  }
}
