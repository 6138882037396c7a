import { atom } from 'jotai';
import type { Session } from '#common/contract/people/session';
import type { User } from '#common/contract/people/user';
import { clearSession, type Person, personOf, readPerson, writeSession, writeUser } from './session-records';
import { store } from './store';
import { forgetTypedByOthers } from './typed-values';

/** Who is logged in on this page; null for a visitor. */
export const personAtom = atom<Person | null>(readPerson(new Date()));

/** Uuid of who was logged in on this page last; null if nobody was. */
let last: string | null = null;
const noteLast = () => (last = store.get(personAtom)?.uuid ?? last);
noteLast();
store.sub(personAtom, noteLast);

export const lastPerson = () => last;

export const rolesAtom = atom((get) => get(personAtom)?.roles ?? null);

export function openSession(session: Session): void {
  writeSession(session);
  forgetTypedByOthers(session.user.uuid);
  store.set(personAtom, personOf(session.user));
}

/** Takes over changed roles: the account in the mirror is newer than the session's copy of it. */
export function followAccount(user: User): void {
  if (store.get(personAtom)?.uuid !== user.uuid) return;
  writeUser(user);
  store.set(personAtom, personOf(user));
}

export function closeSession(): void {
  clearSession();
  store.set(personAtom, null);
}

/** Follows logins and logouts of other tabs, which are already in local storage. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'user') store.set(personAtom, readPerson(new Date()));
  });
  // A page that was kept for going back has heard of nothing.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.set(personAtom, readPerson(new Date()));
  });
}
