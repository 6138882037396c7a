import { atom } from 'jotai';
import type { Banner } from '#common/contract/site/header';
import { readRecord, writeRecord } from './local-record';
import { store } from './store';

const RECORD = 'banner';

/**
 * The association's notice above every page; null: there is none to show. Kept in local storage, so that a page opens with
 * it before the mirror has answered.
 */
export const bannerAtom = atom<Banner | null>(readBanner());

export function changeBanner(banner: Banner): void {
  const shown = banner.show ? banner : null;
  writeRecord(RECORD, shown && JSON.stringify(shown));
  store.set(bannerAtom, shown);
}

function readBanner(): Banner | null {
  try {
    return JSON.parse(readRecord(RECORD) ?? 'null');
  } catch {
    return null;
  }
}
