import { links } from '#common/contract/site/links';
import { readTabRecord, writeTabRecord } from './tab-records';

/** Where somebody was, on this tab, when they had to log in. */
export interface ReturnAddress {
  /** Uuid of who was logged in; null if nobody was. */
  readonly by: string | null;
  readonly address: string;
  /** What the browser's history remembered with it: whose form it opened. */
  readonly state: unknown;
}

const RECORD = 'return';

/** Kept by this tab, over a reload too. Nobody asks to come back to the news home, where the login is waited for. */
export function keepReturnAddress(by: string | null, address: string, state: unknown = null): void {
  if (address !== links.newsHome.to()) write({ by, address, state });
}

export function readReturnAddress(): ReturnAddress | null {
  try {
    // Written by this site only, so not validated.
    return JSON.parse(readTabRecord(RECORD) ?? 'null') as ReturnAddress | null;
  } catch {
    return null;
  }
}

/** Where this person comes back to; forgotten with that. Another person does not come back to it. */
export function takeReturnAddress(person: string): ReturnAddress | null {
  const kept = readReturnAddress();
  write(null);
  return kept === null || (kept.by !== null && kept.by !== person) ? null : kept;
}

function write(kept: ReturnAddress | null): void {
  try {
    writeTabRecord(RECORD, kept === null ? null : JSON.stringify(kept));
  } catch {
    // Storage is disabled or full: the person finds the page again without it.
  }
}
