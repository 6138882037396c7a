import { atom } from 'jotai';
import { readRecord, writeRecord } from './local-record';
import { store } from './store';

const RECORD = 'acceptedTermsVersion';

/** The version of the terms of use that was accepted on this device; null for none. */
export const acceptedTermsAtom = atom<number | null>(readAccepted());

/** 'Not now' holds until the page is loaded again. */
export const termsPostponedAtom = atom(false);

export function acceptTerms(version: number): void {
  writeRecord(RECORD, String(version));
  store.set(acceptedTermsAtom, version);
}

function readAccepted(): number | null {
  const version = Number(readRecord(RECORD) ?? NaN);
  return Number.isNaN(version) ? null : version;
}
