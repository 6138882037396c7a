import { atom } from 'jotai';
import { readRecord, writeRecord } from './local-record';
import { store } from './store';

const ACCEPTED = 'acceptedTermsVersion';
const POSTPONED = 'postponedTerms';
/** Milliseconds: 30 days. */
const PEACE = 30 * 86_400_000;

/** The version of the terms of use that was accepted on this device; null for none. */
export const acceptedTermsAtom = atom<number | null>(numbersOf(ACCEPTED)[0] ?? null);

/** 'Not now' was said to this version. */
interface Postponed {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const postponedAtom = atom<Postponed | null>(readPostponed());

/** Whether this version of the terms is asked about. */
export const areTermsAskedAtom = atom((get) => {
  const [accepted, postponed] = [get(acceptedTermsAtom), get(postponedAtom)];
  return (version: number, now: number) =>
    version !== accepted && !(postponed?.version === version && now < postponed.until);
});

export function acceptTerms(version: number): void {
  writeRecord(ACCEPTED, String(version));
  store.set(acceptedTermsAtom, version);
}

/** 'Not now' holds on this device for a month, or until there are newer terms. */
export function postponeTerms(version: number, now: number): void {
  const until = now + PEACE;
  writeRecord(POSTPONED, `${version} ${until}`);
  store.set(postponedAtom, { version, until });
}

/** What is answered in another tab, where the form's link opens the terms, is answered here too. */
export function followTermsOfOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === ACCEPTED) store.set(acceptedTermsAtom, numbersOf(ACCEPTED)[0] ?? null);
    if (key === null || key === POSTPONED) store.set(postponedAtom, readPostponed());
  });
}

function readPostponed(): Postponed | null {
  const [version, until] = numbersOf(POSTPONED);
  return version === undefined || until === undefined ? null : { version, until };
}

/** The numbers that a record holds. */
function numbersOf(record: string): readonly number[] {
  return (readRecord(record) ?? '').split(' ').filter(Boolean).map(Number).filter(Number.isFinite);
}
