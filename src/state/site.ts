import { atom } from 'jotai';
import { readRecord, writeRecord } from './local-record';
import { store } from './store';

/** The association's settings that every page shows. */
export interface Site {
  readonly title: string;
  readonly facebook: string | null;
}

const RECORD = 'site';

/** Kept in local storage, so that a page opens under the right name before the mirror has answered. */
export const siteAtom = atom<Site>(readSite());

export function changeSite(site: Site): void {
  writeRecord(RECORD, JSON.stringify(site));
  store.set(siteAtom, site);
}

function readSite(): Site {
  try {
    const { title, facebook }: Partial<Site> = JSON.parse(readRecord(RECORD) ?? '{}');
    return { title: title ?? 'Les Amis de la Scène', facebook: facebook ?? null };
  } catch {
    return { title: 'Les Amis de la Scène', facebook: null };
  }
}
