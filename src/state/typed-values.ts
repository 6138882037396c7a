import { readTabRecord, tabRecordKeys, writeTabRecord } from './tab-records';

/**
 * What was typed into forms that are no drafts, kept for this tab, and for the person who typed it: it may hold names and
 * addresses. What waits to be sent, and drafts, stay with their owner; this goes at the logout.
 */
const PREFIX = 'typed ';

const keyOf = (by: string | null, what: string) => `${PREFIX}${by ?? ''} ${what}`;

/** @param by uuid of the person who types; null for a visitor */
export function readTyped<Value>(by: string | null, what: string): Partial<Value> {
  try {
    // Written only by this site.
    return JSON.parse(readTabRecord(keyOf(by, what)) ?? '{}') as Partial<Value>;
  } catch {
    return {};
  }
}

export function keepTyped(by: string | null, what: string, value: object): void {
  try {
    writeTabRecord(keyOf(by, what), JSON.stringify(value));
  } catch {
    // Storage is disabled or full: the form still works.
  }
}

export function forgetTyped(by: string | null, what: string): void {
  removeTyped((key) => key === keyOf(by, what));
}

/** Forgets what anybody has typed. */
export function forgetAllTyped(): void {
  removeTyped(() => true);
}

/** Forgets what other people have typed; what a visitor has typed, this person may have. */
export function forgetTypedByOthers(person: string): void {
  removeTyped((key) => !key.startsWith(keyOf(person, '')) && !key.startsWith(keyOf(null, '')));
}

function removeTyped(isMeant: (key: string) => boolean): void {
  try {
    for (const key of tabRecordKeys()) if (key.startsWith(PREFIX) && isMeant(key)) writeTabRecord(key, null);
  } catch {
    // Storage is disabled, so nothing is kept.
  }
}
